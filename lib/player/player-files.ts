/** URL paths of what players load, without base path. */
export interface PlayerFiles {
  sandbox: string;
  compiler: string;
  /** The style sheet of what comes with the first tool. */
  tools: string;
  /** The class data, for completion and for what native makes of edited samples. */
  classes: string;
  /** The library itself, for values that the class data does not know. */
  library: { script: string; parser: string /** Of both after gzip. */; bytes: number };
  /** The folder of shipped samples, with a slash at its end. */
  folder: string;
}
