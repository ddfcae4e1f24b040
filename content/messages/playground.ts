import { joinList } from '@/lib/classes/data/display';

// Editor of live samples
export const editorReset = 'Reset';
/** Text of the button `editorReset` while it asks for confirmation. */
export const editorDiscard = 'Discard your changes?';
export const editorShare = 'Share';
/** Button that shows the console, and accessible name of the console. */
export const editorConsole = 'Console';
export const editorConsoleEmpty = 'Nothing logged yet.';
/** Text of the button when the sample has logged lines. */
export const editorConsoleLines = (count: number) => `Console (${count})`;

// Playground
/** Accessible name of the player on the playground page. */
export const playgroundName = 'Playground';
export const playgroundStarting = 'Starting …';
export const playgroundNeedsScript =
  'The playground needs JavaScript. You can read the samples in the docs without it.';
/** Shown instead of the result. */
export const playgroundForeign = 'This code comes from a link. Read it, then run it.';
/** Shown instead of `playgroundForeign` if the link has a Tailwind configuration. `name` is its file name. */
export const playgroundForeignConfig = (name: string) => `This link has a ${name}. Run it?`;
export const playgroundShortcut = 'In the editor, press Ctrl+Enter or ⌘+Enter.';
export const playgroundRun = 'Run';
/** Accessible name of the list of files. */
export const playgroundFiles = 'Files';
export const playgroundAddFile = 'Add file';
/** Button that adds files with a theme to change. */
export const playgroundAddTheme = 'Add a theme';
/** Button that adds the files of the reader's theme, if the lookup has one. */
export const playgroundYourTheme = 'Use your theme';
export const playgroundDeleteFile = 'Delete file';
/** Question of a dialog. `example` is the initial value of its field. */
export const playgroundFileName = (example: string) => `File name, such as ${example}`;
export const playgroundBadFileName =
  'Use letters, digits, and -, and end the name in .tsx or .ts. A theme is in tailwind.config.js and global.css.';
export const playgroundConfirmDelete = (name: string) => `Delete ${name}?`;
/** Button that opens the menu with examples. */
export const playgroundExamples = 'Examples';
/** Label of the radio buttons that switch between the panes on narrow screens. */
export const playgroundPane = 'Pane';
export const playgroundCode = 'Code';
export const playgroundResult = 'Result';
/** Accessible name of the divider between the panes. */
export const playgroundDivider = 'Width of the code';
/** Line below the code. */
export const playgroundAllWork = (count: number) =>
  `${count === 1 ? '1 class has' : `All ${count} classes have`} an effect on iOS and Android.`;
/** Line below the code while NativeWind computes the classes. */
export const playgroundComputing = 'Checking the classes with this theme …';
export const playgroundNoClasses = 'No classes yet.';
/** Line below the code. `names` lists classes, and `platforms` are platforms. */
export const playgroundNoEffect = (names: string[], platforms: string) =>
  `${joinList(names)} ${names.length === 1 ? 'has' : 'have'} no effect on ${platforms}.`;
export const playgroundConfirmReplace = 'Replace your files with the example?';
