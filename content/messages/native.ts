// Native styles of live samples
/** Accessible name of a table of native styles. */
export const playerOn = (platforms: string) => `On ${platforms}`;
/** Accessible name of a drawing. */
export const playerSampleOn = (platform: string) => `The sample on ${platform}`;
/** Button that loads the library. `size` is the download size. */
export const playerAsk = (product: string, size: string) =>
  `Check with the ${product} compiler (${size} download)`;
/** `progress` is `libraryProgress` or the download size. */
export const playerLoading = (progress: string) => `Loading: ${progress}`;
export const playerAskFailed = (reason: string) => `The check failed: ${reason}`;

// Library and compiler, which the lookup and live samples load
/** Subject of the error messages of `WorkerClient`. */
export const libraryName = 'The library';
/** Subject of the error messages of `WorkerClient`. */
export const compilerName = 'The compiler';
/** Size in megabytes, such as `0.7 MB`. */
export const librarySize = (megabytes: string) => `${megabytes} MB`;
/** Progress of the download. `size` is `librarySize`. */
export const libraryProgress = (percent: number, size: string) => `${percent} % of ${size}`;
/** Error when a download is incomplete. `size` and `length` are in bytes. */
export const libraryIncomplete = (url: string, size: number, length: number) =>
  `${url} has ${size} of ${length} bytes`;
