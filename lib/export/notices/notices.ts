/** Collects the licenses of the packages whose code is part of a bundle. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENSE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const RULE = '-'.repeat(80);

/** Returns the folders of the packages that contain these source files, sorted and without duplicates. */
export function packageFolders(sources: readonly string[]): string[] {
  const folders = sources.flatMap((source) => {
    const path = source.replace(/^[\w-]+:/, '');
    return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [];
  });
  return [...new Set(folders)].filter((folder) => existsSync(join(folder, 'package.json'))).sort();
}

/**
 * Returns a text with the name, version, and license files of each package. A package without such a file is
 * listed with the license in its `package.json`. Throws for a package that names no license at all.
 */
export function toNotices(folders: readonly string[]): string {
  const notices = folders.map(toNotice);
  const names = notices.map(({ title }) => `- ${title}`).sort();
  const texts = notices.map(({ title, text }) => `${RULE}\n${title}\n\n${text}`);
  return ['The programs in this folder contain code of these packages:', names.join('\n'), ...texts]
    .join('\n\n')
    .concat('\n');
}

function toNotice(folder: string): { title: string; text: string } {
  const about: About = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((name) => LICENSE.test(name));
  const texts = files.sort().map((name) => readFileSync(join(folder, name), 'utf8').trim());
  if (!about.license && texts.length === 0)
    throw new Error(`${folder} names no license, so it cannot be part of a bundle.`);
  const title = `${about.name} ${about.version} (${about.license ?? 'see below'})`;
  const source = sourceOf(about);
  const text = texts.join('\n\n') || `License: ${about.license}`;
  return { title, text: source ? `Source code: ${source}\n\n${text}` : text };
}

/** Fields of a `package.json` that notices contain. */
interface About {
  name: string;
  version: string;
  license?: string;
  repository?: string | { url?: string };
}

/** Returns the address of a package's source code. Undefined if its `package.json` has none. */
function sourceOf({ repository }: About): string | undefined {
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url?.replace(/^git\+|\.git$/g, '');
}
