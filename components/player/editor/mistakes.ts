import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

const setMistake = StateEffect.define<{ line: number; message: string } | undefined>();

const field = StateField.define<DecorationSet>({
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

/** Lets an editor mark the line of a mistake. */
export const mistakes: Extension = field;

/** Marks the line of a mistake with what is wrong, or none. */
export function markMistake(view: EditorView, mistake?: { line: number; message: string }): void {
  view.dispatch({ effects: setMistake.of(mistake) });
}
