import type { AppTheme, DarkMode } from '@/lib/classes/data/theme-config';
import { type Program, readProblem, type SampleProblem } from './sample-protocol';

/** Message from the page to the sandboxed iframe that evaluates a Tailwind configuration. */
export interface ToThemeFrame {
  program: Program;
}

/**
 * Result of a Tailwind configuration. `notices` are sentences about parts of it that the site does not use,
 * such as plugins.
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

/** Maximum length of `theme`, in characters. */
export const LONGEST_THEME = 200_000;
const MOST_NOTICES = 50;
const LONGEST_NOTICE = 300;

/**
 * Validates a message from the sandboxed iframe. A configuration runs in the same iframe, so it can send
 * anything. Returns undefined for unknown messages.
 */
export function readFromThemeFrame(data: unknown): EvaluatedTheme | undefined {
  if (!isRecord(data)) return undefined;
  if (data.type === 'problem' && isRecord(data.problem))
    return { ok: false, problem: readProblem(data.problem) };
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

/** Validates a parsed JSON value as the theme of an app. Undefined when it has another shape. */
export function readAppTheme(value: unknown): AppTheme | undefined {
  if (!isRecord(value)) return undefined;
  const { web, native, darkMode, css } = value;
  if (!isRecord(web) || !isRecord(native)) return undefined;
  return {
    web,
    native,
    ...(isDarkMode(darkMode) && { darkMode }),
    ...(typeof css === 'string' && css && { css }),
  };
}

function isDarkMode(value: unknown): value is DarkMode {
  const parts = Array.isArray(value) ? value : [value];
  return parts.length > 0 && parts.every((part) => typeof part === 'string');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
