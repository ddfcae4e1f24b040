import { readFileSync } from 'node:fs';
import type { Bracket, BracketKind } from './brackets';
import { type ClassSupport, type ClassVersion, decodeSupport, encodeSupport } from './data';
import { BRACKETS_FILE } from './files';

/** What a utility makes of a kind of value, with how well the platforms take it. */
export type LearnedBracket = Bracket & Pick<ClassSupport, 'support' | 'why' | 'notes'>;

/** A line of the file; the text for Android where it differs. */
type Row = [
  utility: string,
  kind: BracketKind,
  css: string,
  ios: string,
  support: string,
  why?: string,
  notes?: string,
  android?: string,
];

/** What is known of brackets: rules by utility and kind, and the utilities that take anything in them. */
export interface Brackets {
  rules: LearnedBracket[];
  open: string[];
}

type BracketsFile = Record<ClassVersion, { open: string[]; rules: Row[] }>;

/** Writes what was learned, one line for each utility and kind. */
export function encodeBrackets(brackets: Record<ClassVersion, Brackets>): string {
  const part = (version: ClassVersion) => {
    const { open, rules } = brackets[version];
    const lines = rules.map((rule) => JSON.stringify(toRow(rule))).join(',\n');
    return `${JSON.stringify(version)}:{"open":${JSON.stringify(open)},\n"rules":[\n${lines}\n]}`;
  };
  return `{${part('v4')},\n${part('v2')}}\n`;
}

/** What is known of brackets in a version; read from disk once per process. */
export function bracketStore(version: ClassVersion): Brackets {
  stored ??= JSON.parse(readFileSync(BRACKETS_FILE, 'utf8')) as BracketsFile;
  const { open, rules } = stored[version];
  return { open, rules: rules.map(toBracket) };
}

let stored: BracketsFile | undefined;

function toRow({ utility, kind, css, native, support, why, notes }: LearnedBracket): Row {
  const row: Row = [utility, kind, css, native.ios, encodeSupport(support)];
  const differs = native.android !== native.ios;
  if (why.length || notes.length || differs) row.push(why.join('|'), notes.join(' '));
  if (differs) row.push(native.android);
  return row;
}

function toBracket([utility, kind, css, ios, letters, why = '', notes = '', android = ios]: Row) {
  return {
    utility,
    kind,
    css,
    native: { ios, android },
    support: decodeSupport(letters),
    why: why ? why.split('|') : [],
    notes: notes ? notes.split(' ') : [],
  };
}
