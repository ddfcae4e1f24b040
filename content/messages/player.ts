// Live samples
/** Accessible name of a live sample. */
export const playerName = (title: string) => `Live sample ${title}`;
/** Summary of code that is collapsed initially. */
export const playerCode = (title: string) => `Code of ${title}`;
/** Accessible name of the iframe that runs a sample. `name` is `playerName`. */
export const playerResult = (name: string) => `Result of ${name}`;
export const playerEdit = 'Edit';
/** Button that shows the styles of the sample's classes on iOS and Android. */
export const playerStyles = 'Native styles';
/** Platforms in `playerOn`. */
export const playerNative = 'iOS and Android';
/** Label of the radio buttons for the platform of a sample. */
export const playerPlatform = 'Platform';
/** Radio button that shows a sample on all platforms. */
export const playerAll = 'All';
/** Accessible name of the row that shows a sample on all platforms. */
export const playerPlatforms = 'All platforms';
/** Note next to the radio buttons for iOS and Android. */
export const playerImitated = 'Native styles, drawn by your browser';
/** Accessible name of a sample's drawing. `title` is the file name of its code. */
export const playerDrawing = (title: string) => `Drawing of ${title}`;
export const playerFullScreen = 'Full screen';
export const playerOpen = 'Open in playground';
/** Label of the slider for the width of the sample. */
export const playerWidth = 'Width';
/** Value of the slider at its minimum. */
export const playerFits = 'fits';
/** Value of the slider. `screen` is the Tailwind breakpoint of this width, if any. */
export const playerPixels = (width: number, screen: string | undefined) =>
  `${width} px${screen ? ` ${screen}:` : ''}`;
export const playerPartMissing =
  'A part of this could not be loaded. Try again when you are online, or reload the page.';
/** Details below `playerPartMissing`. `status` is the HTTP status. */
export const playerHttpError = (url: string, status: number) => `${url}: HTTP ${status}`;
/** Details below `playerPartMissing`. */
export const playerNotStarted = 'the sandbox did not start';
export const playerLeft = 'The sample tried to open another page and was stopped.';
export const playerSilent = 'The sample did not answer for three seconds and was stopped.';
/** Button next to the reason why a sample was stopped. */
export const playerRunAgain = 'Run again';
