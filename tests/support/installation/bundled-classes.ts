import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideStep } from './guide-steps';

/**
 * Returns the class names in the last step that contains `className=`. That step's code is the screen that
 * readers see after following the installation guide.
 */
export function shownClasses(steps: readonly GuideStep[]): string[] {
  const screens = steps.filter(({ code }) => code.includes('className='));
  const names = [...(screens.at(-1)?.code ?? '').matchAll(/className="([^"]+)"/g)];
  return [...new Set(names.flatMap(([, list = '']) => list.split(' ')))];
}

/** Returns the text of all files below `folder` whose names have this ending, such as `.js`. */
export function readBundle(folder: string, ending: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/**
 * Returns the classes that have no style in a bundle's text. For the web, looks for CSS rules. For iOS and
 * Android, looks for compiled rules.
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
