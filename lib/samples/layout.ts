import type { Sample } from './sample';

/**
 * Gives each TypeScript sample a file of its own. Samples of a page share a folder, so that one can
 * import another by its title; the second of the same title starts a folder beside the first.
 */
export function toFiles(samples: readonly Sample[]): Map<string, Sample> {
  const files = new Map<string, Sample>();
  for (const sample of samples) {
    const folder = sample.page.replace(/^content\//, '').replace(/\.mdx$/, '');
    const name = fileName(sample);
    let part = 1;
    while (files.has(`${folder}/${part}/${name}`)) part += 1;
    files.set(`${folder}/${part}/${name}`, sample);
  }
  return files;
}

/** The reason why a sample's types are not checked, or whether they are to be checked at all. */
export function isTyped({ language, meta }: Sample): boolean {
  return (language === 'tsx' || language === 'ts') && meta.nocheck === undefined;
}

function fileName({ meta: { title }, language }: Sample): string {
  return title && /^[\w@./-]+\.tsx?$/.test(title) ? title : `sample.${language}`;
}
