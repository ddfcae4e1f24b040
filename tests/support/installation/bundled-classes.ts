import type { Step } from './guide-steps';

/** The class names of the last screen among the steps: what a reader sees when all is done. */
export function shownClasses(steps: readonly Step[]): string[] {
  const screens = steps.filter(({ code }) => code.includes('className='));
  const names = [...(screens.at(-1)?.code ?? '').matchAll(/className="([^"]+)"/g)];
  return [...new Set(names.flatMap(([, list = '']) => list.split(' ')))];
}

/** The classes without a style in the text of a bundle: compiled rules on native, CSS on the web. */
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
