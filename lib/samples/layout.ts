import type { Sample } from './sample';

/**
 * Gives each TypeScript sample a file of its own. Samples of a page share a folder, so that one can
 * import another by its title; the second of the same title starts a folder beside the first. So does
 * one that differs in its ending alone, since of `a.ts` and `a.tsx` the compiler reads the first only.
 */
export function toFiles(samples: readonly Sample[]): Map<string, Sample> {
  const files = new Map<string, Sample>();
  const taken = new Set<string>();
  for (const sample of samples) {
    const folder = sample.page.replace(/^content\//, '').replace(/\.mdx$/, '');
    const name = fileName(sample);
    const pathIn = (part: number) => `${folder}/${part}/${name}`;
    let part = 1;
    while (taken.has(withoutEnding(pathIn(part)))) part += 1;
    taken.add(withoutEnding(pathIn(part)));
    files.set(pathIn(part), sample);
  }
  return files;
}

/** Whether a sample is TypeScript, so that the compiler checks it. */
export function isTyped({ language }: Sample): boolean {
  return language === 'tsx' || language === 'ts';
}

function fileName({ meta: { title }, language }: Sample): string {
  return title && /^[\w@./-]+\.tsx?$/.test(title) ? title : `sample.${language}`;
}

function withoutEnding(path: string): string {
  return path.replace(/\.\w+$/, '');
}
