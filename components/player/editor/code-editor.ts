import {
  history,
  historyKeymap,
  indentLess,
  indentMore,
  standardKeymap,
} from '@codemirror/commands';
import {
  bracketMatching,
  continuedIndent,
  delimitedIndent,
  HighlightStyle,
  indentNodeProp,
  indentOnInput,
  LRLanguage,
  syntaxHighlighting,
  type TreeIndentContext,
} from '@codemirror/language';
import {
  Compartment,
  EditorState,
  type Extension,
  StateEffect,
  StateField,
} from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { parser } from '@lezer/javascript';

interface Options {
  /** Name of the file. CSS files are shown without highlighting. */
  label: string;
  onChange(text: string): void;
  /** Handles Ctrl + Enter and Cmd + Enter. Returns `false` to leave the keys to the browser. */
  onRun(): boolean;
}

const indentKeymap = [
  { key: 'Mod-[', run: indentLess },
  { key: 'Mod-]', run: indentMore },
];

const help = new Compartment();
const NOTHING: Extension = [];
let typingHelp: Extension = NOTHING;

/**
 * Loads the extensions of `class-completion.ts` and adds them to the editor. Called on each key press. Does
 * nothing if the editor already has them.
 */
async function loadHelp(view: EditorView): Promise<void> {
  if (help.get(view.state) === typingHelp && typingHelp !== NOTHING) return;
  const loaded = await import('./class-completion').catch(() => undefined);
  // Typing works without completion. The next key press tries again.
  if (!loaded) return;
  typingHelp = loaded.typingHelp;
  view.dispatch({ effects: help.reconfigure(typingHelp) });
}

/**
 * Returns a saved editor state with class completion, which may have loaded after the state was saved.
 * Without completion, CodeMirror would throw if the editor switched to that state while completions are
 * pending.
 */
export function withHelp(state: EditorState): EditorState {
  return state.update({ effects: help.reconfigure(typingHelp) }).state;
}

/**
 * Creates an editor that shows one file at a time. The Tab key moves focus out of the editor, as in any form
 * field. Ctrl + ] or Cmd + ] indents lines.
 */
export function createEditor(parent: HTMLElement, state: EditorState): EditorView {
  return new EditorView({ parent, state });
}

/** Creates an editor state for a file's text. Each state has a separate undo history. */
export function toState(text: string, { label, onChange, onRun }: Options): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      history(),
      indentOnInput(),
      bracketMatching(),
      help.of(typingHelp),
      EditorView.domEventHandlers({ keydown: (_event, view) => void loadHelp(view) }),
      label.endsWith('.css') ? NOTHING : tsx,
      syntaxHighlighting(editorColors),
      editorTheme,
      EditorView.lineWrapping,
      hangingIndent,
      wholeClasses,
      mistakes,
      keymap.of([
        { key: 'Mod-Enter', run: onRun },
        ...standardKeymap,
        ...historyKeymap,
        ...indentKeymap,
      ]),
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
}

/**
 * Editor extension that sets `--indent` of each line to the number of spaces at its start, and `data-line` to its
 * number, which the playground shows. The theme indents the rest of a wrapped line by 4 more characters, as
 * `code-lines.css` does.
 */
const hangingIndent = EditorView.decorations.compute(['doc'], ({ doc }) =>
  Decoration.set(
    Array.from({ length: doc.lines }, (_, index) => {
      const { from, text } = doc.line(index + 1);
      const indent = text.length - text.trimStart().length;
      return Decoration.line({
        attributes: { style: `--indent: ${indent}`, 'data-line': String(index + 1) },
      }).range(from);
    }),
  ),
);

/** Matches words with hyphens, such as classes, that fit into a line of a narrow editor. */
const hyphenated = new MatchDecorator({
  regexp: /(?<!\S)(?=\S*-)\S{3,24}(?!\S)/g,
  decoration: Decoration.mark({ class: 'cm-whole' }),
});

/** Editor extension that prevents line breaks at the hyphens of classes. */
const wholeClasses = ViewPlugin.fromClass(
  class {
    marks: DecorationSet;

    constructor(view: EditorView) {
      this.marks = hyphenated.createDeco(view);
    }

    update(update: ViewUpdate): void {
      this.marks = hyphenated.updateDeco(update, this.marks);
    }
  },
  { decorations: ({ marks }) => marks },
);

const setMistake = StateEffect.define<{ line: number; message: string } | undefined>();

/** Editor extension that highlights the line of an error and shows its message. */
const mistakes = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { effects, changes, state }) {
    for (const effect of effects) {
      if (!effect.is(setMistake)) continue;
      const { value } = effect;
      if (!value || value.line < 1 || value.line > state.doc.lines) return Decoration.none;
      const mark = Decoration.line({
        class: 'cm-mistake',
        attributes: { 'data-message': `  ${value.message}` },
      });
      return Decoration.set(mark.range(state.doc.line(value.line).from));
    }
    return marks.map(changes);
  },
  provide: (self) => EditorView.decorations.from(self),
});

/** Highlights the line of an error and shows its message. Without an error, removes the highlight. */
export function markMistake(view: EditorView, mistake?: { line: number; message: string }): void {
  view.dispatch({ effects: setMistake.of(mistake) });
}

/** Editor theme. It uses the site's CSS variables, so it follows the page's theme. */
const editorTheme = EditorView.theme({
  '&': { color: 'var(--code-text)', backgroundColor: 'transparent', fontSize: 'inherit' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontVariantLigatures: 'none',
    lineHeight: 'var(--leading-code)',
  },
  '.cm-content': { padding: 'var(--space-4) 0', caretColor: 'var(--color-accent)' },
  '.cm-line': {
    '--hang': 'calc((var(--indent) + 4) * 1ch)',
    padding: '0 var(--space-4) 0 calc(var(--space-4) + var(--numbers, 0px) + var(--hang))',
    textIndent: 'calc(-1 * var(--hang))',
  },
  '.cm-whole': { whiteSpace: 'nowrap' },
  '.cm-cursor': { borderLeftColor: 'var(--color-accent)' },
  '&.cm-focused': {
    outline: '2px solid var(--color-focus)',
    outlineOffset: '-6px',
    borderRadius: 'var(--radius-lg)',
  },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--color-selection)',
  },
  '.cm-mistake': { backgroundColor: 'var(--color-danger-soft)' },
  '.cm-mistake::after': { content: 'attr(data-message)', color: 'var(--color-danger)' },
});

/** Syntax highlighting with the `--code-` colors of `app/styles/tokens.css`. */
const editorColors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.regexp], color: 'var(--code-string)' },
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-constant)' },
  {
    tag: [tags.tagName, tags.typeName, tags.className, tags.angleBracket],
    color: 'var(--code-tag)',
  },
  { tag: tags.attributeName, color: 'var(--code-attribute)' },
]);

const indentation = indentNodeProp.add({
  IfStatement: continuedIndent({ except: /^\s*(\{|else\b)/ }),
  'Statement Property': continuedIndent({ except: /^\s*\{/ }),
  Block: delimitedIndent({ closing: '}' }),
  ArrowFunction: ({ baseIndent, unit }) => baseIndent + unit,
  'TemplateString BlockComment': () => null,
  JSXElement: (context) => insideOf(context, /^\s*<\//),
  JSXEscape: (context) => insideOf(context, /^\s*\}/),
  'JSXOpenTag JSXSelfClosingTag': (context) => context.column(context.node.from) + context.unit,
});

/**
 * Language support for TypeScript with JSX. CodeMirror's own package is not used, because the snippets that
 * it includes are too large.
 */
const tsx = LRLanguage.define({
  name: 'tsx',
  parser: parser.configure({ dialect: 'jsx ts', props: [indentation] }),
  languageData: {
    closeBrackets: { brackets: ['(', '[', '{', "'", '"', '`'] },
    indentOnInput: /^\s*(?:case |default:|\{|\}|<\/)$/,
  },
});

function insideOf(context: TreeIndentContext, end: RegExp): number {
  const isEnd = end.test(context.textAfter);
  return context.lineIndent(context.node.from) + (isEnd ? 0 : context.unit);
}
