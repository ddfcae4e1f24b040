import { UsageError } from '@/lib/export/build/command-flags';
import type { TerminalDialog } from '@/lib/export/build/terminal-dialog';
import { assertReadable } from './brand-colors';

/** Values that a person chooses for a new site. `package.json` of the new site records them. */
export interface Answers {
  /** Name of the product, such as `Acme Grid`. */
  name: string;
  /** Name in file names and data, of lower-case letters, digits, and hyphens. */
  slug: string;
  /** Name of the npm package. */
  npm: string;
  tagline: string;
  /** Origin of the published site, without a trailing slash. */
  url: string;
  /** URL of the product's repository. */
  repository: string;
  /** Brand color as six hexadecimal digits after `#`. Links and buttons have it in the light theme. */
  color: string;
  /** Labels of the docs versions, newest first. */
  versions: string[];
  blog: boolean;
  /** Date of the first post, such as `2026-11-29`. */
  date: string;
}

/** Values from the command line. Undefined if they are not given. */
export interface GivenAnswers {
  name?: string | undefined;
  slug?: string | undefined;
  npm?: string | undefined;
  tagline?: string | undefined;
  url?: string | undefined;
  repository?: string | undefined;
  color?: string | undefined;
  /** Labels, separated by commas. */
  versions?: string | undefined;
  blog: boolean;
  date: string;
}

type Asked = Exclude<keyof GivenAnswers, 'blog' | 'date'>;

interface Question {
  text: string;
  /** Value for an empty answer. Without it, a value is required. */
  fallback?: (given: Partial<Record<Asked, string>>) => string;
  pattern: RegExp;
  expected: string;
}

/** Questions in the order in which they are asked. */
const questions: Readonly<Record<Asked, Question>> = {
  name: {
    text: 'Name of the product',
    pattern: /^[\p{L}\p{N}][\p{L}\p{N} .+-]{0,39}$/u,
    expected: 'up to 40 letters, digits, spaces, and . + -',
  },
  slug: {
    text: 'Short name in file names',
    fallback: ({ name = '' }) => toSlug(name),
    pattern: /^[a-z\d]+(?:-[a-z\d]+)*$/,
    expected: 'lower-case letters, digits, and hyphens, such as acme-grid',
  },
  npm: {
    text: 'Name of the npm package',
    fallback: ({ slug = '' }) => slug,
    pattern: /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/,
    expected: 'the name of an npm package, such as acme-grid or @acme/grid',
  },
  tagline: {
    text: 'What it is, in one sentence',
    fallback: ({ name = '' }) => `The documentation of ${name}.`,
    pattern: /^[^\s'"`\\<>{}][^'"`\\<>{}\n]{9,119}$/,
    expected: 'a sentence of 10 to 120 characters without quotes, brackets, and braces',
  },
  url: {
    text: 'Address of the published site',
    pattern: /^https?:\/\/[^/\s'"]+$/,
    expected: 'an origin such as https://grid.acme.example, without a trailing slash',
  },
  repository: {
    text: 'Address of the repository',
    pattern: /^https:\/\/[^\s'"]+[^\s'"/]$/,
    expected: 'a URL such as https://github.com/acme/acme-grid, without a trailing slash',
  },
  color: {
    text: 'Brand color',
    fallback: () => '#0b6e86',
    pattern: /^#[\da-f]{6}$/i,
    expected: 'six hexadecimal digits after #, such as #0b6e86',
  },
  versions: {
    text: 'Versions of the docs, newest first',
    fallback: () => 'v1',
    pattern: /^(?!.*\b([\w.-]+)\b.*,\1(?:,|$))(?!\.)[\w-][\w.-]*(?:,[\w-][\w.-]*)*$/,
    expected: 'different labels, separated by commas, such as v2,v1',
  },
};

/** Names of the values that are asked for. */
export const askedNames = Object.keys(questions).filter((name): name is Asked => name in questions);

/**
 * Resolves to the complete answers. With a dialog, asks for the values that are not given until each is valid.
 * Without one, takes the defaults, and rejects with a `UsageError` when a value without a default is missing.
 * Rejects with a `UsageError` when a given value is invalid.
 */
export async function completeAnswers(
  { blog, date, ...given }: GivenAnswers,
  dialog?: TerminalDialog,
): Promise<Answers> {
  const found: Partial<Record<Asked, string>> = {};
  for (const name of askedNames) found[name] = await answerTo(name, given[name], { found, dialog });
  const { versions = '', color = '', ...texts } = found;
  const complete = { name: '', slug: '', npm: '', tagline: '', url: '', repository: '', ...texts };
  return {
    ...complete,
    color: color.toLowerCase(),
    versions: versions.split(','),
    blog,
    date,
  };
}

interface Asking {
  /** Values that are known so far. */
  found: Partial<Record<Asked, string>>;
  dialog: TerminalDialog | undefined;
}

async function answerTo(
  name: Asked,
  given: string | undefined,
  { found, dialog }: Asking,
): Promise<string> {
  const { text, fallback } = questions[name];
  const standard = fallback?.(found);
  if (given !== undefined || !dialog) {
    const value = given ?? standard;
    if (value === undefined) throw new UsageError(`--${name} is missing.`);
    assertAnswer(name, value);
    return value;
  }
  for (;;) {
    const answer = await dialog.ask(
      standard === undefined ? `${text}: ` : `${text} (${standard}): `,
    );
    const value = answer.trim() || standard || '';
    try {
      assertAnswer(name, value);
      return value;
    } catch (error) {
      dialog.tell(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Throws a `UsageError` when a value is invalid. */
function assertAnswer(name: Asked, value: string): void {
  const { pattern, expected } = questions[name];
  if (!pattern.test(value))
    throw new UsageError(`--${name} is ${JSON.stringify(value)}; it must be ${expected}.`);
  if (name === 'color') assertReadable(value.toLowerCase());
}

/** Returns a name in lower case, with hyphens instead of other characters. */
function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
