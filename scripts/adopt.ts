/**
 * `npm run adopt -- ../acme-grid-docs`: makes a documentation site of another product in an empty folder, from the
 * last commit of this repository. Asks for missing values in a terminal, unless `--yes` is set. `--dry-run` only
 * lists the files. `--record` takes the answers from a `package.json` that an earlier run has written.
 */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { adoptedFiles } from '@/lib/export/adopt/adopted-files';
import type { TemplateRecord } from '@/lib/export/adopt/adopted-package';
import { completeAnswers } from '@/lib/export/adopt/answers';
import { assertLogo, brandPictures, plainLogo } from '@/lib/export/adopt/brand-pictures';
import { readTemplate } from '@/lib/export/adopt/template-files';
import { assertEmptyFolder, writeLockfile, writeSite } from '@/lib/export/adopt/write-site';
import { runCommand, UsageError } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';
import { withDialog } from '@/lib/export/build/terminal-dialog';
import { uncommittedFiles } from '@/lib/export/build/uncommitted-files';

const command = {
  usage: 'npm run adopt -- folder [flags]',
  about:
    'Makes a documentation site of another product in an empty folder, from the last commit.\nAsks for missing values in a terminal. Nothing in this folder is changed.',
  boolean: {
    blog: 'with a blog',
    yes: 'do not ask for missing values',
    'dry-run': 'only list the files',
    'files-only': 'do not write package-lock.json, for which npm may need its registry',
  },
  string: {
    name: 'the name of the product, such as Acme Grid',
    slug: 'the name in file names, such as acme-grid; made from the name by default',
    npm: 'the npm package; the slug by default',
    tagline: 'what the product is, in one sentence',
    url: 'the origin of the published site, such as https://grid.acme.example',
    repository: 'the URL of the repository',
    color: 'the brand color, such as #0b6e86',
    versions: 'the labels of the docs versions, newest first, such as v2,v1; v1 by default',
    logo: 'a square SVG file; a plain picture in the brand color by default',
    template:
      'the URL of this repository that is recorded, or none; that of the remote origin by default',
    record: 'a package.json with the answers of an earlier run, instead of the other flags',
  },
  words: 1,
  failure: 'the folder is not empty, or npm failed',
};

const start = process.env.INIT_CWD ?? process.cwd();

await runCommand(command, async (flags) => {
  const [word] = flags.words;
  if (word === undefined) throw new UsageError('The folder is missing.');
  const folder = resolve(start, word);
  if (!relative(root, folder).startsWith('..'))
    throw new UsageError(`${word} is in the folder of the template; name a folder outside of it.`);
  assertEmptyFolder(folder);
  const { commit, repository, files } = readTemplate(root);
  const logoFile = flags.logo && resolve(start, flags.logo);
  const given = logoFile && readLogo(logoFile);
  const date = new Date().toISOString().slice(0, 10);
  const answers = flags.record
    ? readRecord(resolve(start, flags.record)).answers
    : await withDialog(flags.yes, (dialog) => completeAnswers({ ...flags, date }, dialog));
  const place = flags.template ?? repository;
  const record = { repository: place === 'none' ? '' : place, commit, answers };
  const pictures = await brandPictures(given ?? plainLogo(answers.color));
  const site = adoptedFiles(files, record, pictures);
  if (flags['dry-run']) {
    console.log([...site.keys(), 'package-lock.json'].sort().join('\n'));
    console.log('Nothing was written.');
    return;
  }
  const changed = uncommittedFiles(root, '.');
  if (changed.length > 0)
    console.log(`Not included, because they are not committed: ${changed.join(', ')}`);
  writeSite(folder, site);
  const lockfile = files.get('package-lock.json');
  if (lockfile && !flags['files-only']) writeLockfile(folder, lockfile);
  console.log(`${site.size} files in ${folder}.`);
  console.log('Next: git init, git add -A, git commit, npm install, npm test.');
});

function readLogo(file: string): string {
  const svg = readText(file);
  assertLogo(svg, file);
  return svg;
}

function readRecord(file: string): TemplateRecord {
  const { template } = JSON.parse(readText(file));
  if (!template?.answers) throw new UsageError(`${file} has no template.answers.`);
  return template;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`There is no file ${file}.`);
  }
}
