// Editor of live samples
export const editorReset = 'Reset';
/** Asked on the button `editorReset` itself. */
export const editorDiscard = 'Discard your changes?';
export const editorShare = 'Share';
/** Button, and name of the panel that it shows. */
export const editorConsole = 'Console';
/** The button once a sample has logged lines. */
export const editorConsoleLines = (count: number) => `Console (${count})`;

// Playground
/** Name of the player on the page of the playground. */
export const playgroundName = 'Playground';
export const playgroundStarting = 'Starting …';
export const playgroundNeedsScript =
  'The playground needs JavaScript. You can read the samples in the docs without it.';
/** Stands in place of the result. */
export const playgroundForeign = 'This code comes from a link. Read it, then run it.';
export const playgroundShortcut = 'In the editor, press Ctrl+Enter or ⌘+Enter.';
export const playgroundRun = 'Run';
/** Name of the list of files. */
export const playgroundFiles = 'Files';
export const playgroundAddFile = 'Add file';
export const playgroundDeleteFile = 'Delete file';
/** Question of a dialog; `example` is what its field holds at first. */
export const playgroundFileName = (example: string) => `File name, such as ${example}`;
export const playgroundBadFileName = 'Use letters, digits and -, and end the name in .tsx or .ts.';
export const playgroundConfirmDelete = (name: string) => `Delete ${name}?`;
/** Label of the choice of examples. */
export const playgroundExample = 'Example';
/** Shown while no example is chosen. */
export const playgroundChoose = 'Choose …';
export const playgroundConfirmReplace = 'Replace your files with the example?';
