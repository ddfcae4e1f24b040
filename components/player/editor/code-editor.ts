import {
  history,
  historyKeymap,
  indentLess,
  indentMore,
  standardKeymap,
} from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { editorColors, editorTheme } from './editor-theme';
import { mistakes } from './mistakes';
import { tsx } from './tsx-language';

interface Options {
  parent: HTMLElement;
  label: string;
  onChange(text: string): void;
}

const indentKeymap = [
  { key: 'Mod-[', run: indentLess },
  { key: 'Mod-]', run: indentMore },
];

const help = new Compartment();
const NO_HELP: Extension = [];
let typingHelp: Extension = NO_HELP;

/** What helps while typing comes with the first key. */
async function loadHelp(view: EditorView): Promise<void> {
  if (help.get(view.state) === typingHelp && typingHelp !== NO_HELP) return;
  const loaded = await import('./typing-help');
  typingHelp = loaded.typingHelp;
  view.dispatch({ effects: help.reconfigure(typingHelp) });
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
      indentOnInput(),
      bracketMatching(),
      help.of(typingHelp),
      EditorView.domEventHandlers({ keydown: (_event, view) => void loadHelp(view) }),
      tsx,
      syntaxHighlighting(editorColors),
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
