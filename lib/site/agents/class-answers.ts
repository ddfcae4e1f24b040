import { USE_INSTEAD } from '@/lib/classes/data/alternatives';
import {
  type ClassSupport,
  decodeSupport,
  PLATFORM_NAMES,
  supportText,
} from '@/lib/classes/data/class-data';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { toLookup } from '@/lib/classes/lookup/lookup';
import type { Answer, LookupData } from '@/lib/classes/lookup/lookup-index';
import { summaryText, toClassReport } from '@/lib/classes/report/class-report';
import { toCheckText, toComponentCheck } from './component-check';

/** Class data of a docs version, and the library that computes classes outside of the data. */
export interface ClassSource {
  data: LookupData;
  /** Computes classes with NativeWind, and optionally with another theme. Results are keyed by class name. */
  ask(names: string[], theme?: AppTheme): Promise<ReadonlyMap<string, ClassSupport>>;
  /** Converts a site path to a URL. */
  toUrl(path: string): string;
}

/** Answers about the classes of one docs version, as Markdown. */
export interface ClassAnswers {
  /** Resolves to what each class does on each platform, and what to write instead. */
  lookUp(names: readonly string[]): Promise<string>;
  /**
   * Resolves to the problems of a component, each with what to write instead. `theme` is the theme of the app,
   * with which NativeWind then computes all classes.
   */
  check(text: string, theme?: AppTheme): Promise<string>;
}

/** Creates the answers about the classes of a docs version. */
export function toClassAnswers({ data, ask, toUrl }: ClassSource): ClassAnswers {
  const lookup = toLookup(data);
  return {
    async lookUp(names) {
      const answers = new Map(names.map((name) => [name, lookup.answer(name)]));
      const open = [...answers].filter(([, answer]) => !Object.values(answer).some(Boolean));
      const asked = open.map(([name]) => name);
      const computed = asked.length > 0 ? await ask(asked) : new Map<string, ClassSupport>();
      for (const name of asked) {
        const found = computed.get(name);
        if (found) answers.set(name, lookup.complete(name, found));
      }
      return [...answers].map(([name, answer]) => toAnswerText(name, answer, toUrl)).join('\n\n');
    },
    async check(text, theme) {
      const sources = theme
        ? { lookup, ask: (names: string[]) => ask(names, theme), asksAll: true }
        : { lookup, ask };
      const report = await toClassReport(text, sources);
      return toCheckText(toComponentCheck(report), summaryText(report));
    },
  };
}

/** Formats the result of a class lookup as Markdown. */
function toAnswerText(name: string, answer: Answer, toUrl: ClassSource['toUrl']): string {
  const { found, problem, offered } = answer;
  const offers = offered?.names.length ? `${offered.title} ${offered.names.join(', ')}` : undefined;
  if (!found)
    return lines(`## ${name}`, [
      `${problem ?? `${name} is not a class`}.`,
      offers && `- ${offers}`,
    ]);
  const { css, ios, android, support, conditions, remarks, page, instead } = found;
  const native = (os: 'ios' | 'android', style: string) =>
    style && `- ${PLATFORM_NAMES[os]} style: ${style}`;
  return lines(`## ${name}`, [
    supportText(decodeSupport(support)),
    css && `- CSS: ${css.replace(/\s*\n\s*/g, ' ')}`,
    native('ios', ios),
    native('android', android),
    conditions.length > 0 && `- Native conditions: ${conditions.join(', ')}`,
    ...remarks.map((remark) => `- ${remark}`),
    instead && `- ${USE_INSTEAD} ${instead.sentence}.`,
    offers && `- ${offers}`,
    page && `- Page: ${toUrl(page)}`,
  ]);
}

function lines(title: string, items: readonly (string | false | undefined)[]): string {
  const [first, ...rest] = items.filter(
    (item) => item !== undefined && item !== false && item !== '',
  );
  return [title, '', first, ...(rest.length > 0 ? ['', ...rest] : [])].join('\n');
}
