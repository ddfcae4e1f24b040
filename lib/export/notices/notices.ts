/** Collects the licenses of packages whose code or files are published. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENSE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const RULE = '-'.repeat(80);

/** Matches the folder of a package, or of a package that Next contains a copy of. */
const PACKAGE =
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?:\/dist\/compiled\/(?:@[^/]+\/)?[^/]+)?(?=\/)/;

/** Returns the folders of the packages that contain these source files, sorted and without duplicates. */
export function packageFolders(sources: readonly string[]): string[] {
  const folders = sources.flatMap((source) => {
    const path = source.replace(/^[\w-]+:/, '');
    return PACKAGE.exec(path)?.[0] ?? [];
  });
  return [...new Set(folders)].filter((folder) => existsSync(join(folder, 'package.json'))).sort();
}

/** Notice of a package, or of other published work. */
export interface Notice {
  /** Name, version, and license. */
  title: string;
  /** Source code, license text, and remarks. */
  text: string;
}

/** Returns a text with an introduction, a list of the titles, and the notices. Skips equal notices. */
export function toNotices(introduction: string, notices: readonly Notice[]): string {
  const different = [
    ...new Map(notices.map((notice) => [notice.title + notice.text, notice])).values(),
  ];
  const names = different.map(({ title }) => `- ${title}`).sort();
  const texts = different.map(({ title, text }) => `${RULE}\n${title}\n\n${text}`);
  return [introduction, names.join('\n'), ...texts].join('\n\n').concat('\n');
}

/**
 * Returns the notice of the package in a folder, with its license files. A package without such a file gets
 * the license in its `package.json`. Throws for a package that names no license at all.
 */
export function toNotice(folder: string): Notice {
  const about: About = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((name) => LICENSE.test(name));
  const texts = files.sort().map((name) => readFileSync(join(folder, name), 'utf8').trim());
  if (!about.license && texts.length === 0)
    throw new Error(`${folder} names no license, so it cannot be part of a bundle.`);
  const [, own] = folder.split('/dist/compiled/');
  const name = own ? `${own}, in Next.js` : `${about.name} ${about.version}`;
  const title = `${name} (${about.license ?? 'see below'})`;
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
  if (url && /^[\w-]+\/[\w.-]+$/.test(url)) return `https://github.com/${url}`;
  return url?.replace(/^git\+|\.git$/g, '');
}
