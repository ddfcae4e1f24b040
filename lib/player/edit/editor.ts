import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { completeClasses } from './class-completion';
import { editorColours, editorTheme } from './editor-theme';
import { mistakes } from './mistakes';

interface Options {
  parent: HTMLElement;
  label: string;
  onChange(text: string): void;
}

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
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion({ override: [completeClasses], icons: false, maxRenderedOptions: 60 }),
      javascript({ jsx: true, typescript: true }),
      syntaxHighlighting(editorColours),
      editorTheme,
      mistakes,
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
}
