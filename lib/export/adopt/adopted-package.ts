import type { Answers } from './answers';
import { usedPrograms } from './left-out';

/** Template of a site: where it comes from, and the answers that the site was made with. */
export interface TemplateRecord {
  /** Path or URL of the template's repository. Empty if it is unknown. */
  repository: string;
  /** Hash of the commit of the template that the site corresponds to. */
  commit: string;
  answers: Answers;
}

interface PackageFile {
  engines: Readonly<Record<string, string>>;
  scripts: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

/**
 * Packages that are replaced. Next has `sharp` as an optional package, to change the size of pictures on a server. A
 * static export has no server, so an empty package that Next uses anyway takes its place.
 */
const overrides = { sharp: 'npm:client-only@0.0.1' };

/** Commands about parts that a new site does not have, although their programs stay. */
const leftOutCommands = new Set(['test:browsers', 'test:looks', 'test:adopt', 'adopt']);

/** Returns the commands of a new site: those whose programs are among its files. */
export function adoptedCommands(
  { scripts }: Pick<PackageFile, 'scripts'>,
  files: ReadonlySet<string>,
): Record<string, string> {
  const isKept = ([name, line]: [string, string]) => {
    const programs = line.match(/\b(?:scripts|tests)\/[\w./-]+/g) ?? [];
    return !leftOutCommands.has(name) && programs.every((program) => files.has(program));
  };
  return Object.fromEntries(Object.entries(scripts).filter(isKept));
}

/**
 * Returns the text of `package.json` of a new site. `source` is that of the template. `used` are the names of the
 * packages that the modules of the site import.
 */
export function adoptedPackage(
  source: string,
  {
    files,
    used,
    template,
  }: {
    files: ReadonlySet<string>;
    used: ReadonlySet<string>;
    template: TemplateRecord;
  },
): string {
  const own: PackageFile = JSON.parse(source);
  const { name, slug } = template.answers;
  const only = (packages: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(packages).filter(([id]) => isUsed(id, used)));
  const result = {
    name: `${slug}-docs`,
    version: '0.1.0',
    description: `Documentation site of ${name}.`,
    private: true,
    type: 'module',
    engines: own.engines,
    scripts: adoptedCommands(own, files),
    dependencies: only(own.dependencies),
    devDependencies: only(own.devDependencies),
    overrides,
    template,
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

function isUsed(id: string, used: ReadonlySet<string>): boolean {
  if (usedPrograms.includes(id)) return true;
  if (id === 'typescript-native') return false;
  if (used.has(id)) return true;
  const typed = /^@types\/(?:(.+)__)?(.+)$/.exec(id);
  if (!typed) return false;
  const [, scope, name] = typed;
  return used.has(scope === undefined ? `${name}` : `@${scope}/${name}`);
}

/** Settings of knip in the template that depend on files and packages. */
interface KnipSettings {
  entry: string[];
  ignoreDependencies: string[];
  include: string[];
}

/**
 * Returns the text of `knip.json` of a new site. It does not report unused exports: modules that stay have exports
 * that only the removed parts use, and removing them would make later merges of the template conflict.
 */
export function adoptedKnip(
  source: string,
  files: ReadonlySet<string>,
  packages: readonly string[],
): string {
  const own: KnipSettings = JSON.parse(source);
  const paths = [...files];
  const isKept = (entry: string) => {
    const start = entry.replace(/[*{].*$/, '');
    return paths.some((path) => (start === entry ? path === entry : path.startsWith(start)));
  };
  const isInstalled = (pattern: string) =>
    packages.some((name) => new RegExp(`^${pattern}$`).test(name));
  const result = {
    ...own,
    entry: own.entry.filter(isKept),
    ignoreDependencies: own.ignoreDependencies.filter(isInstalled),
    include: own.include.filter((kind) => kind !== 'exports'),
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}
