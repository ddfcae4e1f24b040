import { didYouMean } from '@/lib/config/source/nearest';

/** What an author may say after the language of a fence. */
export interface FenceMeta {
  title?: string;
  /** The TypeScript error number that checking the sample must give. */
  error?: string;
  showLineNumbers?: true;
  wrap?: true;
  diff?: true;
  /** An npm command that is shown for each package manager. */
  pm?: true;
  /** A live sample; the options below are its own. */
  player?: true;
  /** Height of its result in pixels. */
  height?: string;
  /** Why it cannot run on the web: it shows what native makes of it instead. */
  native?: string;
  /** Readers cannot change it. */
  'no-edit'?: true;
  /** Its code is folded away until the reader wants it. */
  collapsed?: true;
  /** Tabs beside its result show what iOS and Android make of its classes. */
  platforms?: true;
  /** Line numbers from 1, as in `{1,4-6}`. */
  lines?: number[];
}

/** What is wrong in a meta text; `offset` is where in it. */
export interface MetaProblem {
  offset: number;
  problem: string;
  expected?: string;
  fix?: string | undefined;
}

/** More lines than any block has. */
const MOST_LINES = 9999;
const TEXTS = ['title', 'error', 'height', 'native'] as const;
const FLAGS = [
  'showLineNumbers',
  'wrap',
  'diff',
  'pm',
  'player',
  'no-edit',
  'collapsed',
  'platforms',
] as const;
/** Every option of a fence but the numbers of lines. */
export const fenceOptions = [...TEXTS, ...FLAGS];

const PART = /\{([^}]*)\}|([^\s={}"']+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?|\S+/g;

/** Reads the text after the language of a fence; unknown words are mistakes, not silently dropped. */
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
    return { problem: `The title ${value} leaves its project`, expected: 'a path without ..' };
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
        problem: `{${text}} does not name lines`,
        expected: `numbers from 1 to ${MOST_LINES}, as in {1,4-6}`,
      };
    }
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  meta.lines = [...lines];
  return undefined;
}
