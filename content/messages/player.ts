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
