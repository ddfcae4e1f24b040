import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { completeClasses } from './class-completion';

/** What helps while a reader writes: names of classes, and the other half of brackets. */
export const typingHelp: Extension = [
  closeBrackets(),
  autocompletion({ override: [completeClasses], icons: false, maxRenderedOptions: 60 }),
];
