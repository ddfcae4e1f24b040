import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The editor in the colors of the site's code blocks; variables make it follow the theme. */
export const editorTheme = EditorView.theme({
  '&': { color: 'var(--code-text)', backgroundColor: 'transparent', fontSize: 'inherit' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: 'var(--leading-code)' },
  '.cm-content': { padding: 'var(--space-4) 0', caretColor: 'var(--color-accent)' },
  '.cm-line': { padding: '0 var(--space-4)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-accent)' },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--color-selection)',
  },
  '.cm-mistake': { backgroundColor: 'var(--color-danger-soft)' },
  '.cm-mistake::after': { content: 'attr(data-message)', color: 'var(--color-danger)' },
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

/** The hues of lib/mdx/highlight.ts. */
export const editorColors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.regexp], color: 'var(--code-string)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-constant)' },
  { tag: [tags.tagName, tags.typeName, tags.className], color: 'var(--code-tag)' },
  { tag: tags.attributeName, color: 'var(--code-attribute)' },
  { tag: [tags.bracket, tags.punctuation, tags.angleBracket], color: 'var(--code-punctuation)' },
]);
