import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { loadClasses } from '../completed-classes';

/** Matches the class name before the cursor, without variants such as `md:`. */
const WORD = /[\w./-]*$/;
const IN_CLASSES = /className=(?:"|\{[`'"])[^"`]*$/;

let options: Completion[] | undefined;

/** Styles of the suggestions. */
const suggestionTheme = EditorView.theme({
  '.cm-tooltip': {
    color: 'var(--color-text)',
    backgroundColor: 'var(--color-raised)',
    border: '1px solid var(--color-border)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow-lg)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--color-heading)',
    background: 'var(--color-accent-soft)',
  },
  '.cm-swatch': {
    display: 'inline-block',
    width: '0.8em',
    height: '0.8em',
    marginInlineEnd: '0.5em',
    border: '1px solid var(--color-border-strong)',
    borderRadius: '3px',
  },
});

/** Editor extensions for typing: completion of class names, and automatic closing of brackets. */
export const typingHelp: Extension = [
  closeBrackets(),
  autocompletion({ override: [completeClasses], icons: false, maxRenderedOptions: 60 }),
  suggestionTheme,
];

/**
 * Completes class names inside `className`. Each suggestion shows its color, if it has one, and its support
 * if it is not fully supported.
 */
async function completeClasses(context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos } = context;
  const before = state.sliceDoc(Math.max(0, pos - 2000), pos);
  if (!IN_CLASSES.test(before)) return null;
  const word = WORD.exec(before)?.[0] ?? '';
  if (!word && !context.explicit) return null;
  options ??= (await loadClasses()).classes.map(toOption);
  return { from: pos - word.length, options, validFor: /^[\w./-]*$/ };
}

function toOption({ name, status, css }: ClassSupport): Completion {
  return {
    label: name,
    detail: status === 'full' ? '' : status,
    ...(css && { info: () => swatch(css) }),
  };
}

function swatch(color: string): Node {
  const element = document.createElement('span');
  const mark = document.createElement('span');
  mark.className = 'cm-swatch';
  mark.style.background = color;
  element.append(mark, color);
  return element;
}
