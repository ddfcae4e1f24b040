import type { GuideStep } from './guide-steps';

/**
 * Returns the class names of the last screen in the steps, which is the screen that a reader sees at
 * the end.
 */
export function shownClasses(steps: readonly GuideStep[]): string[] {
  const screens = steps.filter(({ code }) => code.includes('className='));
  const names = [...(screens.at(-1)?.code ?? '').matchAll(/className="([^"]+)"/g)];
  return [...new Set(names.flatMap(([, list = '']) => list.split(' ')))];
}

/**
 * Returns the classes that have no style in the text of a bundle. Searches for compiled rules on native
 * and for CSS on the web.
 */
export function missingClasses(
  platform: 'ios' | 'android' | 'web',
  text: string,
  classes: readonly string[],
): string[] {
  return classes.filter((name) => {
    const pattern = name.replace(/[^\w-]/g, '\\$&');
    const rule =
      platform === 'web'
        ? `\\.${pattern}(?![\\w-])`
        : `(?<![\\w-])${pattern}["']?:\\s*\\{\\s*["']?\\w`;
    return !new RegExp(rule).test(text);
  });
}
