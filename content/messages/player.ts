// Live samples
/** Name of a live sample. */
export const playerName = (title: string) => `Live sample ${title}`;
/** Summary of code that is folded away at first. */
export const playerCode = (title: string) => `Code of ${title}`;
/** Name of the frame in which a sample runs; `name` is `playerName`. */
export const playerResult = (name: string) => `Result of ${name}`;
/** Stands for the name of a sample that has none. */
export const playerUnnamed = 'the sample';
export const playerEdit = 'Edit';
/** Button that shows the native styles; also stands for the platforms in `playerOn`. */
export const playerNative = 'iOS and Android';
export const playerFullScreen = 'Full screen';
export const playerOpen = 'Open in playground';
/** Label of the slider for the width of a sample. */
export const playerWidth = 'Width';
/** Value of the slider at its low end. */
export const playerFits = 'fits';
/** Value of the slider; `screen` is the prefix of Tailwind for it, if any. */
export const playerPixels = (width: number, screen: string | undefined) =>
  `${width} px${screen ? ` ${screen}:` : ''}`;
/** Name of a table of native styles. */
export const playerOn = (platforms: string) => `On ${platforms}`;
/** Name of a drawing. */
export const playerSampleOn = (platform: string) => `The sample on ${platform}`;
export const playerDrawn =
  'Drawn from the styles below with an approximate Android shadow; these are not screenshots.';
/** Button that loads the library; `size` is that of the download. */
export const playerAsk = (product: string, size: string) =>
  `Check with the ${product} compiler (${size} download)`;
/** `progress` is `libraryProgress`, or the size of the download. */
export const playerLoading = (progress: string) => `Loading: ${progress}`;
export const playerAskFailed = (reason: string) => `The check failed: ${reason}`;
export const playerPartMissing =
  'A part of this could not be loaded. Try again when you are online, or reload the page.';
/** An error’s own text below `playerPartMissing`; `status` is that of HTTP. */
export const playerAnswered = (url: string, status: number) => `${url} answered ${status}`;
/** An error’s own text below `playerPartMissing`. */
export const playerNotStarted = 'the sandbox did not start';
export const playerLeft = 'The sample tried to open another page and was stopped.';
export const playerSilent = 'The sample did not answer for three seconds and was stopped.';
/** Button beside the reason why a sample was stopped. */
export const playerRunAgain = 'Run again';

// The library and the compiler, loaded by lookup and live samples
/** Begins a sentence of `AskedWorker` that says what is wrong. */
export const libraryName = 'The library';
/** Begins a sentence of `AskedWorker` that says what is wrong. */
export const compilerName = 'The compiler';
/** A size in megabytes, such as 0.7. */
export const librarySize = (megabytes: string) => `${megabytes} MB`;
/** How far loading is; `size` is `librarySize`. */
export const libraryProgress = (percent: number, size: string) => `${percent} % of ${size}`;
/** Why the library cannot be asked. */
export const libraryUnknown = (name: string) => `There is no library ${name}.`;
/** Why the library cannot be asked; counts bytes. */
export const libraryIncomplete = (url: string, size: number, length: number) =>
  `${url} has ${size} of ${length} bytes`;

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
