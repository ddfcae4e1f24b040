/** Settings for type-checking the samples of a docs version. */
interface SampleEnvironment {
  /** Compiler options in addition to those of all versions. */
  options: object;
  /** Declarations of types that the samples use without an import. */
  declarations: string;
  /** Packages that are installed under another name, keyed by the name that the samples import. */
  renamed: Readonly<Record<string, string>>;
}

const declarations = '/// <reference types="nativewind/types" />\n';

/** Returns the settings for type-checking the samples of a docs version. */
export function sampleEnvironment(version: string): SampleEnvironment {
  return {
    options: version === 'current' ? { jsxImportSource: 'nativewind' } : {},
    declarations,
    renamed: version === 'v2' ? { nativewind: 'nativewind-v2', tailwindcss: 'tailwindcss-v2' } : {},
  };
}
