/** What a build says of itself to its pages: the version of the site, and the commit that it was built from. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, siteDir } from './project-paths';

const about: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The version of the site; package.json has it. */
export const siteVersion = about.version;

/** The commit of the site's folder, in seven digits; undefined without git. */
export function siteCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
