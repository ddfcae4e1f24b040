import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import {
  history,
  historyKeymap,
  indentLess,
  indentMore,
  standardKeymap,
} from '@codemirror/commands';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { completeClasses } from './class-completion';
import { editorColours, editorTheme } from './editor-theme';
import { mistakes } from './mistakes';

interface Options {
  parent: HTMLElement;
  label: string;
  onChange(text: string): void;
}

const indentKeymap = [
  { key: 'Mod-[', run: indentLess },
  { key: 'Mod-]', run: indentMore },
];

/** An editor of one file at a time. Tab leaves it, as it leaves any field; Ctrl or Cmd and ] indents. */
export function createEditor({ parent, label, onChange }: Options): EditorView {
  return new EditorView({ parent, state: toState('', label, onChange) });
}

/** The state of an editor for a text; it has its own history. */
export function toState(
  text: string,
  label: string,
  onChange: (text: string) => void,
): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      history(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion({ override: [completeClasses], icons: false, maxRenderedOptions: 60 }),
      tsxLanguage,
      syntaxHighlighting(editorColours),
      editorTheme,
      mistakes,
      keymap.of([...standardKeymap, ...historyKeymap, ...indentKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
}
