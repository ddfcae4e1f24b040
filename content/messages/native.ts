// Native styles of live samples
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
