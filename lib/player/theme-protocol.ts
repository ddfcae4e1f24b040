import { type AppTheme, isRecord, readAppTheme } from '@/lib/classes/data/theme-config';
import type { Program, SampleProblem } from './sample-protocol';

/** Message from the page to the sandboxed iframe that evaluates a Tailwind configuration. */
export interface ToThemeFrame {
  program: Program;
}

/**
 * Result of a Tailwind configuration. `notices` are sentences about parts of it that were skipped, such as
 * plugins.
 */
export type EvaluatedTheme =
  | { ok: true; theme: AppTheme; notices: string[] }
  | { ok: false; problem: SampleProblem };

/**
 * Message from the sandboxed iframe to the page. `theme` is an `AppTheme` as JSON. It is a string, so that it
 * contains only JSON.
 */
export type FromThemeFrame =
  | { type: 'theme'; theme: string; notices: string[] }
  | { type: 'problem'; problem: SampleProblem };

/** Handshake message, like `HELLO` of live samples. */
export const THEME_HELLO = 'nativewind-theme';

/** Maximum length of `theme`, in characters. */
export const LONGEST_THEME = 200_000;
const MOST_NOTICES = 50;
const LONGEST_NOTICE = 300;
const LONGEST_MESSAGE = 4000;

/**
 * Validates a message from the sandboxed iframe. A configuration runs in the same iframe, so it can send
 * anything. Returns undefined for unknown messages.
 */
export function readFromThemeFrame(data: unknown): EvaluatedTheme | undefined {
  if (!isRecord(data)) return undefined;
  if (data.type === 'problem' && isRecord(data.problem))
    return { ok: false, problem: toProblem(data.problem) };
  if (data.type !== 'theme' || typeof data.theme !== 'string') return undefined;
  if (data.theme.length > LONGEST_THEME) return undefined;
  const theme = readAppTheme(parse(data.theme));
  if (!theme) return undefined;
  const notices = Array.isArray(data.notices) ? data.notices.slice(0, MOST_NOTICES) : [];
  return {
    ok: true,
    theme,
    notices: notices.map((notice) => String(notice).slice(0, LONGEST_NOTICE)),
  };
}

function toProblem({ message, line, column }: Record<string, unknown>): SampleProblem {
  return {
    message: String(message).slice(0, LONGEST_MESSAGE),
    ...(Number.isSafeInteger(line) && { line: Number(line) }),
    ...(Number.isSafeInteger(column) && { column: Number(column) }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
