import { didYouMean } from '@/lib/config/source/did-you-mean';

/** Options of a code block. Authors write them after the language, such as `title="App.tsx"` or `{1,4-6}`. */
export interface FenceMeta {
  title?: string;
  /**
   * File that contains the code, such as `_samples/scale.ts#L3-L9`, relative to the folder of the docs version.
   * Without lines, it is the entire file.
   */
  file?: string;
  /** Number of the TypeScript error that type checking this sample must report, such as `2322`. */
  error?: string;
  showLineNumbers?: true;
  wrap?: true;
  diff?: true;
  /** Whether this is an npm command that is converted to the other package managers and shown in tabs. */
  pm?: true;
  /** Makes the block a live sample. Only live samples accept the options from `height` to `collapsed`. */
  player?: true;
  /** Height of the result in pixels. By default, it is as high as its drawing. */
  height?: string;
  /** Reason why the sample cannot run on the web. Readers see it with the sample's native styles. */
  native?: string;
  /** Whether the code is read-only. */
  'no-edit'?: true;
  /** Whether the code is initially collapsed. */
  collapsed?: true;
  /** Numbers of the highlighted lines, from an option such as `{1,4-6}`. The first line is 1. */
  lines?: number[];
}

/** A mistake in the options of a code block. `offset` is its character offset in the options. */
export interface MetaProblem {
  offset: number;
  problem: string;
  expected?: string;
  fix?: string | undefined;
}

/** Highest line number that `{…}` accepts. */
const MOST_LINES = 9999;
const TEXTS = ['title', 'file', 'error', 'height', 'native'] as const;
const FLAGS = ['showLineNumbers', 'wrap', 'diff', 'pm', 'player', 'no-edit', 'collapsed'] as const;
/** Names of all code block options. Line numbers in braces have no name. */
export const fenceOptions = [...TEXTS, ...FLAGS];

const PART = /\{([^}]*)\}|([^\s={}"']+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?|\S+/g;

/**
 * Parses the options of a code block, which authors write after its language. Reports invalid and unknown
 * options in `problems`.
 */
export function parseMeta(text: string): { meta: FenceMeta; problems: MetaProblem[] } {
  const meta: FenceMeta = {};
  const problems: MetaProblem[] = [];
  for (const match of text.matchAll(PART)) {
    const problem = readPart(match, meta);
    if (problem) problems.push({ offset: match.index, ...problem });
  }
  return { meta, problems };
}

function readPart(
  match: RegExpExecArray,
  meta: FenceMeta,
): Omit<MetaProblem, 'offset'> | undefined {
  const [part, range, name, double, single, bare] = match;
  if (range !== undefined) return readRange(range, meta);
  const flag = FLAGS.find((known) => known === name);
  const key = TEXTS.find((known) => known === name);
  const value = double ?? single ?? bare;
  if (key === 'title' && value && /(?:^|[\\/])\.\.(?:[\\/]|$)/.test(value)) {
    return {
      problem: `The title ${value} leads outside the project`,
      expected: 'a path without ..',
    };
  }
  if (key) {
    if (value) meta[key] = value;
    return value ? undefined : { problem: `${key} has no value`, expected: `${key}="…"` };
  }
  if (flag) {
    if (value === undefined) meta[flag] = true;
    return value === undefined ? undefined : { problem: `${flag} takes no value`, expected: flag };
  }
  return {
    problem: `Unknown option of a code block: ${part}`,
    expected: [...TEXTS.map((text) => `${text}="…"`), ...FLAGS, '{1,4-6}'].join(', '),
    fix: didYouMean(name ?? part, [...TEXTS, ...FLAGS]),
  };
}

function readRange(text: string, meta: FenceMeta): Omit<MetaProblem, 'offset'> | undefined {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part);
    const first = Number(match?.[1] ?? 0);
    const last = Number(match?.[2] ?? first);
    if (!match || first < 1 || last < first || last > MOST_LINES) {
      return {
        problem: `{${text}} is not a list of line numbers`,
        expected: `numbers from 1 to ${MOST_LINES}, as in {1,4-6}`,
      };
    }
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  meta.lines = [...lines];
  return undefined;
}
