import { decodeSupport, PLATFORMS, type Platform } from '@/lib/classes/data/class-data';
import { splitVariants } from '@/lib/classes/data/resolve-class';
import {
  type ClassReport,
  NO_EFFECT,
  platformInWords,
  type ReportedClass,
  type ReportedConflict,
  winnersInWords,
} from '@/lib/classes/report/class-report';

/** Name of a problem that is a syntax error. */
export const SYNTAX_ERROR = 'Syntax error';

/** Problem in a file. Line and column start at 1. */
export interface ClassProblem {
  line: number;
  column: number;
  /** Class, or two classes that conflict, or `SYNTAX_ERROR`. */
  name: string;
  /** Platforms with the problem. Empty for a syntax error. */
  platforms: Platform[];
  /** Sentences about the effect of the class, or the reason why it is not a class. */
  problem: string;
  /** Sentence about what to write instead. */
  advice: string;
  /** Class that can replace the class as it is. Not set if the advice is anything else. */
  replacement?: string;
}

/** Platforms that a check covers, and whether the library has a working variant `native`. */
export interface CheckTerms {
  platforms: readonly Platform[];
  hasNative: boolean;
}

/** Platforms that a variant limits a class to. No other variant excludes a platform. */
const LIMITS = new Map<string, readonly Platform[]>([
  ['ios', ['ios']],
  ['android', ['android']],
  ['web', ['web']],
  ['native', ['ios', 'android']],
  ['windows', []],
  ['macos', []],
]);

/**
 * Returns the problems of a report on the platforms of a check, in the order of the text. A class has a problem
 * on a platform if it has no effect there. A variant for other platforms, such as `web:`, prevents this.
 */
export function toClassProblems(report: ClassReport, terms: CheckTerms): ClassProblem[] {
  const problems = [
    ...report.classes.flatMap((item) => toProblem(item, terms) ?? []),
    ...report.conflicts.flatMap((conflict) => toConflictProblem(conflict, terms) ?? []),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
  // A class in a variable is reported wherever the variable is used.
  const seen = new Map(problems.map((item) => [`${item.line}:${item.column} ${item.name}`, item]));
  return [...seen.values()];
}

function toProblem(item: ReportedClass, terms: CheckTerms): ClassProblem | undefined {
  const { line, column, name, verdict, support, remarks, instead } = item;
  if (verdict === 'marker' || verdict === 'theme') return undefined;
  const meant = terms.platforms.filter((platform) => isMeant(name, platform));
  const effects = support === undefined ? undefined : decodeSupport(support);
  const platforms = meant.filter((platform) => !effects || effects[platform] === 'none');
  if (platforms.length === 0) return undefined;
  const place = { line, column, name, platforms };
  if (!effects) {
    const [only, ...others] = instead;
    const isExact = only !== undefined && others.length === 0;
    return {
      ...place,
      problem: remarks.join(' '),
      advice: only ? `Try ${instead.join(', ')}.` : 'Correct the name, or remove it.',
      ...(isExact && { replacement: only }),
    };
  }
  const replacement = platforms.some(isNative) ? item.replacement : undefined;
  const exact = /^On native, use `([^` ]+)`\.$/.exec(replacement ?? '')?.[1];
  const working = PLATFORMS.filter(
    (platform) => isMeant(name, platform) && effects[platform] !== 'none',
  );
  return {
    ...place,
    problem: [
      `No effect on ${inWords(platforms)}.`,
      ...remarks.filter((remark) => remark !== NO_EFFECT),
    ].join(' '),
    advice: toAdvice(replacement, limited(name, working, terms), working),
    ...(exact && { replacement: exact }),
  };
}

function toAdvice(
  replacement: string | undefined,
  limited: string,
  working: readonly Platform[],
): string {
  if (!limited) return replacement ?? 'Remove it.';
  const verb = working.length > 1 ? 'need' : 'needs';
  const limit = `write \`${limited}\` if only ${inWords(working)} ${verb} it.`;
  return replacement ? `${replacement} Or ${limit}` : `Remove it, or ${limit}`;
}

/** Returns a class with variants that limit it to the platforms where it works. Empty without such platforms. */
function limited(name: string, working: readonly Platform[], { hasNative }: CheckTerms): string {
  const isOnNative = working.filter(isNative).length === 2;
  const variants =
    isOnNative && hasNative ? ['native', ...working.filter((one) => !isNative(one))] : working;
  const { variants: own, own: base } = splitVariants(name);
  const others = own.filter((variant) => !LIMITS.has(variant));
  return variants.map((variant) => [variant, ...others, base].join(':')).join(' ');
}

function toConflictProblem(
  conflict: ReportedConflict,
  { platforms }: CheckTerms,
): ClassProblem | undefined {
  const { line, column, classes, properties } = conflict;
  const wins = Object.fromEntries(
    Object.entries(conflict.wins).filter(([on]) => platforms.some((platform) => platform === on)),
  );
  if (new Set(Object.values(wins)).size < 2) return undefined;
  return {
    line,
    column,
    name: classes.join(' '),
    platforms: platforms.filter((platform) => platform in wins),
    problem: `${classes.length > 2 ? 'All' : 'Both'} set ${properties.join(', ')}: ${winnersInWords({ properties, wins })}.`,
    advice: 'Keep the class that you want.',
  };
}

function isMeant(name: string, platform: Platform): boolean {
  return splitVariants(name).variants.every((variant) =>
    (LIMITS.get(variant) ?? PLATFORMS).includes(platform),
  );
}

function isNative(platform: Platform): boolean {
  return platform !== 'web';
}

/** Lists platforms in words, such as `iOS, Android, and the web`. */
function inWords(platforms: readonly Platform[]): string {
  return new Intl.ListFormat('en-US').format(platforms.map(platformInWords));
}
