import { USE_INSTEAD } from '@/lib/classes/data/alternatives';
import {
  type ClassSupport,
  decodeSupport,
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  type Status,
  type Support,
  statusOf,
} from '@/lib/classes/data/class-data';
import { groupBy } from '@/lib/classes/data/group-by';
import { MARKERS, parseClass, splitVariants } from '@/lib/classes/data/resolve-class';
import type { Lookup } from '@/lib/classes/lookup/lookup';
import type { Answer } from '@/lib/classes/lookup/lookup-index';
import {
  areRivals,
  type ClassStyles,
  type Conflict,
  type Pair,
  toConflicts,
} from './class-conflicts';
import { type ClassList, type ClassWord, classListsOf, DEEPEST, wordsOf } from './extract-classes';

/** Position in the text. Line and column start at 1. */
interface Position {
  line: number;
  column: number;
}

/** Occurrence of a class in the analyzed text, with its support. */
export interface ReportedClass extends Position {
  name: string;
  /** Element or function that has the class, such as `View` or `cn()`. Empty in a plain list of classes. */
  element: string;
  /** Whether the class only applies under a condition in the code, such as `p-4` in `isOpen && 'p-4'`. */
  isConditional: boolean;
  verdict: Verdict;
  /** Encoded support, such as `fp-`. `undefined` if the text is not a class. */
  support: string | undefined;
  /** Sentences that explain the support for the class, or why the text is not a class. */
  remarks: string[];
  /** Replacement on native, as a Markdown sentence with code spans. */
  replacement: string | undefined;
  /** Suggested corrections of a text that is not a class. */
  instead: string[];
}

/** Two classes in the same list that set the same property to different values. */
export interface ReportedConflict extends Conflict, Position {
  element: string;
  classes: string[];
}

/** Code in a class list whose classes are only known at run time, such as a function call. */
export interface ReportedUnknown extends Position {
  text: string;
}

/** Part of a report's summary: a number of classes with their support, or other text. */
export interface SummaryPart {
  text: string;
  /** Support that the mark next to the text shows. Not set for text without a mark. */
  support?: Support;
}

/** Report on every class in the analyzed text. */
export interface ClassReport {
  /** Parts of a sentence, such as `31 classes: 27 everywhere, 3 on the web only, 1 unknown`. */
  summary: readonly SummaryPart[];
  /**
   * Problem with the text, such as a syntax error with its line and column, or too many classes to compare.
   * `undefined` if there is no problem.
   */
  problem: string | undefined;
  /** Position of the syntax error that `problem` describes. Not set if the text has none. */
  mistake?: Position;
  classes: ReportedClass[];
  conflicts: ReportedConflict[];
  unknown: ReportedUnknown[];
}

/**
 * Sources that the report uses to find out what classes do. `lookup` uses the class data, and `ask` runs
 * NativeWind for classes that the data does not cover.
 */
export interface ReportSources {
  lookup: Lookup;
  /**
   * Computes the support for classes, or for space-separated lists of classes, with NativeWind. Results are
   * keyed by the strings in `names`.
   */
  ask(names: string[]): Promise<ReadonlyMap<string, ClassSupport>>;
  /** Ignores the class data, because `ask` computes classes with a custom theme. */
  asksAll?: boolean;
  /** Set if the text is the code of a complete file. Without it, the text can also be a list of classes. */
  isFile?: boolean;
}

type Verdict = Status | 'marker' | 'theme' | 'unknown';

/** Words for the number of classes with a verdict, and the mark next to them. */
const VERDICTS: Record<Verdict, { words: string; support?: Support }> = {
  full: { words: 'everywhere', support: 'full' },
  partial: { words: 'partly on native', support: 'partial' },
  'native only': { words: 'on native only', support: 'partial' },
  'web only': { words: 'on the web only', support: 'none' },
  'no effect': { words: 'without effect', support: 'none' },
  marker: { words: 'only a marker' },
  theme: { words: 'not in the default theme' },
  unknown: { words: 'unknown', support: 'none' },
};
/** Maximum length of the text, in characters. */
const MOST_LETTERS = 200_000;
/** Maximum number of classes in the text. */
const MOST_CLASSES = 5_000;
/** Maximum number of class pairs that are compared. */
const MOST_PAIRS = 50_000;
/** Maximum number of class pairs with a possible conflict that are computed with NativeWind. */
const MOST_RIVALS = 500;
/** Maximum number of unknown classes that get suggestions, because suggestions are slow to find. */
const MOST_ADVISED = 20;
/** Maximum number of suggestions for each unknown class. */
const MOST_OFFERED = 3;
/** Remark on a class that only works on the web, if there is nothing else to remark. */
export const NO_EFFECT = 'No effect on native.';
/** Problem of a report on code without classes, which is not a mistake. */
export const NO_CLASSES = 'The text has no classes: no className, and no cn() or the like.';
const NOT_ALL_COMPARED =
  'There are too many classes to compare every pair, so some conflicts may be missing.';
/** Matches text that does not occur in a plain list of classes, such as a JSX tag or a keyword. */
const CODE =
  /(?:^|\s)(?:<[a-z>]|(?:import|export|const|let|var|function|return)\s)|\b\w*class(?:Name)?\s*=|<\/|\/>|^\s*\w+\(/i;

/**
 * Reports the support for every class in `text`, and the conflicts between classes. The text is a list of
 * classes, or a component in TypeScript and JSX. Code is parsed but never executed. If the text contains no
 * class list, too many classes or too many characters, the report is empty and `problem` explains why.
 */
export async function toClassReport(text: string, sources: ReportSources): Promise<ClassReport> {
  if (text.length > MOST_LETTERS)
    return empty(`The text has ${text.length} letters; the limit is ${MOST_LETTERS}.`);
  const { lists, problem, mistake } = sources.isFile ? listsOfCode(text) : listsOf(text);
  const words = lists.flatMap((list) => list.words);
  if (words.length > MOST_CLASSES)
    return empty(`The text has ${words.length} classes; the limit is ${MOST_CLASSES}.`);
  if (words.length === 0 && !lists.some(({ unknown }) => unknown.length > 0))
    return { ...empty(problem ?? NO_CLASSES), ...(mistake && { mistake }) };
  const answers = await toAnswers(words, sources);
  const position = positions(text);
  const classes = lists.flatMap(({ element, words }) =>
    words.map((word) => ({
      ...position(word.offset),
      element,
      isConditional: word.sides.size > 0,
      ...toReported(word.text, answers.get(word.text) ?? {}),
    })),
  );
  const { rivals, isCut } = rivalsIn(lists, answers);
  const conflicts = joined(await conflictsOf(rivals, sources)).map(
    ({ at: _, offset, ...conflict }) => ({ ...conflict, ...position(offset) }),
  );
  const unknown = lists.flatMap((list) =>
    list.unknown.map(({ text, offset }) => ({ text, ...position(offset) })),
  );
  return {
    summary: toSummary(classes, conflicts.length, unknown.length),
    problem: [problem, isCut ? NOT_ALL_COMPARED : ''].filter(Boolean).join(' ') || undefined,
    ...(mistake && { mistake }),
    classes,
    conflicts,
    unknown,
  };
}

/** Describes which class wins on which platforms, such as `pt-2 wins everywhere`. */
export function winnersInWords({ wins }: Conflict): string {
  const names = [...new Set(Object.values(wins))];
  return names
    .map((name) => {
      const on = PLATFORMS.filter((platform) => wins[platform] === name);
      const all = names.length === 1 && on.length === PLATFORMS.length;
      return `${name} wins ${all ? 'everywhere' : `on ${on.map(platformInWords).join(' and ')}`}`;
    })
    .join(', ');
}

/** Returns the name of a platform for use within a sentence, with an article if it needs one. */
export function platformInWords(platform: Platform): string {
  return platform === 'web' ? 'the web' : PLATFORM_NAMES[platform];
}

function empty(problem: string): ClassReport {
  return { summary: [{ text: '0 classes' }], problem, classes: [], conflicts: [], unknown: [] };
}

function toSummary(classes: ReportedClass[], conflicts: number, unknown: number): SummaryPart[] {
  const counts = (Object.keys(VERDICTS) as Verdict[]).flatMap((verdict): SummaryPart[] => {
    const count = classes.filter((item) => item.verdict === verdict).length;
    const { words, support } = VERDICTS[verdict];
    return count > 0 ? [{ text: `${count} ${words}`, ...(support && { support }) }] : [];
  });
  return [
    { text: counted(classes.length, 'class', 'classes') },
    ...counts.flatMap((count, index) => [{ text: index === 0 ? ': ' : ', ' }, count]),
    ...(conflicts > 0 ? [{ text: `; ${counted(conflicts, 'conflict', 'conflicts')}` }] : []),
    ...(unknown > 0
      ? [{ text: `; ${counted(unknown, 'part', 'parts')} known only at run time` }]
      : []),
  ];
}

/** Returns the text of a report's summary. */
export function summaryText({ summary }: Pick<ClassReport, 'summary'>): string {
  return summary.map(({ text }) => text).join('');
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Matches common English words that are not classes. */
const PROSE =
  /^(?:an?|and|are|can|do|does|for|how|i|in|is|it|my|not|of|on|or|that|the|this|to|with|you)[,.:;!?]?$/i;
const WORD = /^["'(]?[a-z][a-z'’]*[)"']?[,.:;!?]*$/i;

/**
 * Returns `JSON` or `prose` if `text` is in that format instead of being code or a list of classes.
 * `undefined` otherwise.
 */
function otherFormat(text: string): string | undefined {
  if (/^\s*[{[]/.test(text) && isJson(text)) return 'JSON';
  const words = text.trim().split(/\s+/);
  const share = (pattern: RegExp) =>
    words.filter((word) => pattern.test(word)).length / words.length;
  const isProse =
    words.length >= 5 && !/[<{}=`]/.test(text) && share(WORD) >= 0.7 && share(PROSE) >= 0.1;
  return isProse ? 'prose' : undefined;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

interface FoundLists extends Pick<ClassReport, 'problem' | 'mistake'> {
  lists: ClassList[];
}

/** Finds the class lists in `text`, and describes any problem with it. */
function listsOf(text: string): FoundLists {
  const format = otherFormat(text);
  if (format)
    return {
      lists: [],
      problem: `The text is ${format}. Paste a component or a list of classes.`,
    };
  if (!CODE.test(text))
    return { lists: [{ element: '', words: wordsOf(text), unknown: [] }], problem: undefined };
  const whole = listsOfCode(text);
  // Sibling elements alone are a syntax error, but inside a fragment they are valid.
  const wrapped = whole.mistake && classListsOf(`<>${text}</>`);
  if (wrapped && !wrapped.mistake && wrapped.tooDeep === undefined)
    return { lists: wrapped.lists.map((list) => moved(list, -2)), problem: undefined };
  return whole;
}

/** Finds the class lists in code, and describes a syntax error, or expressions that are nested too deeply. */
function listsOfCode(text: string): FoundLists {
  const { lists, mistake, tooDeep } = classListsOf(text);
  const position = positions(text);
  const at = (offset: number) => {
    const { line, column } = position(offset);
    return `Line ${line}, column ${column}`;
  };
  const what = mistake?.found
    ? `“${mistake.found}” does not belong here`
    : 'the text ends before all is closed';
  const problems = [
    ...(mistake ? [`${at(mistake.offset)}: ${what}. Classes after it may be missing.`] : []),
    ...(tooDeep === undefined
      ? []
      : [
          `${at(tooDeep)}: expressions are nested more than ${DEEPEST} deep. Their classes are missing.`,
        ]),
  ];
  return {
    lists,
    problem: problems.join(' ') || undefined,
    ...(mistake && { mistake: position(mistake.offset) }),
  };
}

function moved({ element, words, unknown }: ClassList, by: number): ClassList {
  const move = <T extends { offset: number }>(item: T) => ({ ...item, offset: item.offset + by });
  return { element, words: words.map(move), unknown: unknown.map(move) };
}

/** Returns a function that converts an offset to a position in the text. */
function positions(text: string): (offset: number) => Position {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

type Answers = ReadonlyMap<string, Answer>;

/**
 * Looks up every class, both with and without its variants. Classes that the class data does not cover are
 * computed with NativeWind. Results are keyed by class name.
 */
async function toAnswers(
  words: ClassWord[],
  { lookup, ask, asksAll = false }: ReportSources,
): Promise<Answers> {
  const names = new Set(words.flatMap(({ text }) => [text, splitVariants(text).own]));
  const answers = new Map([...names].map((name) => [name, lookup.answer(name, false)]));
  const open = [...answers].filter(
    ([name, answer]) => (asksAll && !isMarker(name)) || !Object.values(answer).some(Boolean),
  );
  const asked = open.map(([name]) => name);
  const computed = asked.length > 0 ? await ask(asked) : new Map<string, ClassSupport>();
  for (const name of asked) {
    const found = computed.get(name);
    if (found) answers.set(name, lookup.complete(name, found, false));
    else if (asksAll) answers.set(name, {});
  }
  const wrong = new Set(words.map(({ text }) => text).filter((name) => answers.get(name)?.problem));
  for (const name of [...wrong].slice(0, MOST_ADVISED)) {
    const found = computed.get(name);
    answers.set(name, found ? lookup.complete(name, found) : lookup.answer(name));
  }
  if (!asksAll) return answers;
  return new Map([...answers].map(([name, answer]) => [name, inTheme(name, answer, lookup)]));
}

/** Adapts an answer to a custom theme. Classes of the default theme that the custom one lacks are a problem. */
function inTheme(name: string, answer: Answer, lookup: Lookup): Answer {
  if (answer.found) return answer;
  const isOfDefault = answer.isThemeName || lookup.answer(name, false).found;
  return isOfDefault ? { problem: `${name} is not in the theme` } : answer;
}

function toReported(
  name: string,
  { found, problem, offered, isThemeName }: Answer,
): Pick<ReportedClass, 'name' | 'verdict' | 'support' | 'remarks' | 'replacement' | 'instead'> {
  if (found) {
    const { support, instead } = found;
    const verdict = statusOf(decodeSupport(support));
    const isSilent = verdict === 'web only' && found.remarks.length === 0 && !instead;
    const remarks = isSilent ? [NO_EFFECT] : found.remarks;
    const replacement = instead && `${USE_INSTEAD} ${instead.sentence}.`;
    return { name, verdict, support, remarks, replacement, instead: [] };
  }
  return {
    name,
    verdict: isMarker(name) ? 'marker' : isThemeName ? 'theme' : 'unknown',
    support: undefined,
    remarks: [`${problem ?? `${name} is not a class`}.`],
    replacement: undefined,
    instead: isMarker(name) ? [] : (offered?.names ?? []).slice(0, MOST_OFFERED),
  };
}

function isMarker(name: string): boolean {
  return MARKERS.has(parseClass(name, { has: () => false }).base);
}

type Placed = Omit<ReportedConflict, keyof Position> & { at: number; offset: number };

/**
 * Two classes that set the same property to different values. `list` contains both classes without their
 * variants. NativeWind computes this list to find the winner.
 */
interface Rivals {
  /** Index of the class list that contains both. */
  at: number;
  element: string;
  offset: number;
  styles: Pair;
  list: string;
}

/** Computes each pair of classes with NativeWind, and returns the conflicts whose winner is known. */
async function conflictsOf(rivals: Rivals[], { ask }: ReportSources): Promise<Placed[]> {
  const asked = [...new Set(rivals.map(({ list }) => list))];
  const computed = asked.length > 0 ? await ask(asked) : new Map<string, ClassSupport>();
  return rivals.flatMap(({ at, element, offset, styles, list }) => {
    const together = computed.get(list);
    if (!together) return [];
    const found = toConflicts(styles, { css: together.css, ...together.native });
    const place = { at, element, classes: [...styles.keys()], offset };
    return found.map((conflict) => ({ ...conflict, ...place }));
  });
}

/**
 * Joins the conflicts of three or more classes in a list that set the same properties, if each of these classes is in
 * conflict with all others, and one class wins on each platform.
 */
function joined(conflicts: readonly Placed[]): Placed[] {
  const groups = groupBy(conflicts, ({ at, properties }) => `${at} ${properties.join()}`);
  return [...groups.values()].flatMap((pairs) => {
    const last = pairs.at(-1);
    const classes = [...new Set(pairs.flatMap((pair) => pair.classes))];
    const isWhole = pairs.length === (classes.length * (classes.length - 1)) / 2;
    const winners = PLATFORMS.filter((platform) => pairs.some(({ wins }) => wins[platform])).map(
      (platform) => [platform, winnerOf(pairs, platform)] as const,
    );
    const isClear = winners.every(([, winner]) => winner !== undefined);
    return last && isWhole && isClear
      ? [{ ...last, classes, wins: Object.fromEntries(winners) }]
      : pairs;
  });
}

/**
 * Returns the class that wins all of its conflicts on a platform. Returns `undefined` if no class does, or more than
 * one.
 */
function winnerOf(pairs: readonly Placed[], platform: Platform): string | undefined {
  const decided = pairs.filter(({ wins }) => wins[platform]);
  const winners = new Set(decided.map(({ wins }) => wins[platform]));
  const [best, other] = [...winners].filter((name = '') =>
    decided.every(({ classes, wins }) => !classes.includes(name) || wins[platform] === name),
  );
  return other === undefined ? best : undefined;
}

/**
 * Finds the pairs of classes in each list that can conflict. `isCut` is true if a limit ended the search
 * early.
 */
function rivalsIn(lists: ClassList[], answers: Answers): { rivals: Rivals[]; isCut: boolean } {
  const styles = new Map([...answers.keys()].map((name) => [name, stylesOf(name, answers)]));
  const found: Rivals[] = [];
  let left = MOST_PAIRS;
  for (const [at, { element, words }] of lists.entries()) {
    for (const [one, other] of pairsOf(words.filter(({ text }) => styles.get(text)))) {
      left -= 1;
      const [first, second] = [styles.get(one.text), styles.get(other.text)];
      if (left < 0 || found.length === MOST_RIVALS) return { rivals: found, isCut: true };
      if (!first || !second) continue;
      const pair: Pair = new Map([
        [one.text, first],
        [other.text, second],
      ]);
      const list = `${splitVariants(one.text).own} ${splitVariants(other.text).own}`;
      if (areRivals(pair)) found.push({ at, element, offset: other.offset, styles: pair, list });
    }
  }
  return { rivals: found, isCut: false };
}

/** Yields the pairs of different classes that have the same variants and can apply at the same time. */
function* pairsOf(words: ClassWord[]): Generator<[ClassWord, ClassWord]> {
  for (const [index, one] of words.entries()) {
    const { prefix } = splitVariants(one.text);
    for (const other of words.slice(index + 1)) {
      const isApart = [...one.sides].some(([at, side]) => (other.sides.get(at) ?? side) !== side);
      const isBeside = other.text !== one.text && splitVariants(other.text).prefix === prefix;
      if (isBeside && !isApart) yield [one, other];
    }
  }
}

/**
 * Returns the declarations of a class on the platforms where it applies. The variants are left out, because
 * only classes with the same variants are compared. `undefined` if the class has no lookup result.
 */
function stylesOf(name: string, answers: Answers): ClassStyles | undefined {
  const { found } = answers.get(name) ?? {};
  const base = answers.get(splitVariants(name).own)?.found;
  if (!found || !base) return undefined;
  const { web, ios, android } = decodeSupport(found.support);
  return {
    css: web === 'none' ? '' : base.css,
    ios: ios === 'none' ? '' : base.ios,
    android: android === 'none' ? '' : base.android,
  };
}
