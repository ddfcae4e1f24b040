import type { VersionConfig } from '@/lib/config/site';
import {
  assertValue,
  type CheckedValue,
  findVersion,
  toKind,
  type WantedPage,
} from '@/lib/content/authoring/new-page';
import type { Content } from '@/lib/content/content';
import { UsageError } from './command-flags';
import type { TerminalDialog } from './terminal-dialog';

/** Values of a new page from the command line. */
export type GivenPage = Partial<Omit<WantedPage, 'kind' | 'date'>> & {
  kind: string | undefined;
  date: string;
};

/**
 * Resolves to the values of a new page, after asking for the missing ones. Checks each value immediately, and
 * asks again until it is valid. Without a dialog, only checks the kind, and rejects with a `UsageError` for a
 * missing value.
 */
export async function askForPage(
  content: Content,
  given: GivenPage,
  dialog?: TerminalDialog,
): Promise<WantedPage> {
  const page: WantedPage = { ...given, kind: 'page', path: '', title: '', description: '' };
  const ask = (name: CheckedValue, check: (value: string) => void, fallback?: string) =>
    dialog
      ? askUntilValid(dialog, toQuestion(name, fallback), { given: given[name], fallback, check })
      : (given[name] ?? fallback ?? missing(name));
  const checked = (name: Exclude<CheckedValue, 'kind'>) => (value: string) =>
    assertValue(content, { ...page, [name]: value }, name);
  const version = findVersion(content.config, given.version);
  const kind = await ask('kind', (value) => toKind(value, version), dialog && 'page');
  page.kind = toGivenKind(kind, version);
  page.path = await ask('path', checked('path'));
  if (page.kind === 'partial') return page;
  page.title = await ask('title', checked('title'), toTitle(page.path));
  page.description = await ask('description', checked('description'));
  if (page.kind === 'utility') page.plugin = await ask('plugin', checked('plugin'));
  return page;
}

/** Value to ask for. */
interface Asked {
  /** The value from the command line. */
  given: string | undefined;
  /** The value for an empty answer. */
  fallback: string | undefined;
  /** Throws when a value is invalid. */
  check: (value: string) => void;
}

async function askUntilValid(
  { ask, tell }: TerminalDialog,
  question: string,
  { given, fallback, check }: Asked,
): Promise<string> {
  let value = given;
  for (;;) {
    value ??= (await ask(question)).trim() || fallback;
    try {
      if (value === undefined) throw new Error('A value is needed.');
      check(value);
      return value;
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
      value = undefined;
    }
  }
}

function toQuestion(name: string, fallback: string | undefined): string {
  return fallback === undefined ? `${name}: ` : `${name} (${fallback}): `;
}

/** Returns the last part of a path as a title. */
function toTitle(path: string): string {
  const name = (path.split('/').at(-1) ?? path).replace(/\.mdx$/, '').replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function toGivenKind(text: string, version: VersionConfig): WantedPage['kind'] {
  try {
    return toKind(text, version);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function missing(name: string): never {
  throw new UsageError(`The ${name} is missing.`);
}
