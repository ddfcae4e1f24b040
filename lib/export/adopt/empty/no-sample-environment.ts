/** Settings for type-checking the samples of a docs version. */
interface SampleEnvironment {
  /** Compiler options in addition to those of all versions. */
  options: object;
  /** Declarations of types that the samples use without an import. */
  declarations: string;
  /** Packages that are installed under another name, keyed by the name that the samples import. */
  renamed: Readonly<Record<string, string>>;
}

/**
 * Returns the settings for type-checking the samples of a docs version. Change them if samples need global types, or
 * if the packages of an earlier version are installed under another name.
 */
export function sampleEnvironment(_version: string): SampleEnvironment {
  return { options: {}, declarations: '', renamed: {} };
}
