import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NativeClass } from './native-class';
import type { Program, SampleFiles } from './sample-protocol';

/** Live sample that the build has drawn, as pages embed it. */
export interface BuiltSample {
  /** Hash of the sample's code. Used in its CSS scope and in the name of its data file. */
  id: string;
  /** URL path of the file with its `SampleData`, without the base path. */
  data: string;
  /**
   * HTML of the light theme, shown until the sandbox runs. `dark` is only set if the dark theme's HTML
   * differs.
   */
  light: string;
  dark?: string;
  css: string;
  native: NativeClass[];
  /** Whether the sample can be drawn on iOS and Android. If so, `css` contains styles for each platform. */
  onNative: boolean;
}

/** Data that a page fetches before it runs a sample. */
export interface SampleData {
  files: SampleFiles;
  program: Program;
  native: NativeClass[];
}

/**
 * All built samples of a site, keyed by sample id. `styleSheet` is the URL path of their shared style sheet,
 * without the base path.
 */
export interface BuiltSamples {
  styleSheet: string;
  samples: Record<string, BuiltSample>;
}

/** Path of the JSON file that the build writes all built samples to, relative to the project root. */
export const samplesFile = join(
  process.env.GENERATED_DIR ?? '.generated',
  'player',
  'samples.json',
);

/** Finds the built sample for a sample's code. Undefined if the build has not drawn it yet. */
export function findSample(code: string): { sample: BuiltSample; styleSheet: string } | undefined {
  const { samples, styleSheet } = readSamples();
  const sample = samples[sampleId(code)];
  return sample && { sample, styleSheet };
}

/** Returns the code that identifies an example of the playground, which can have several files. */
export function exampleCode(files: SampleFiles): string {
  return JSON.stringify(files);
}

/** Returns a sample's id, which is a hash of its code with 8 hex digits. */
export function sampleId(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 8);
}

/**
 * Returns the URL path of the style sheet that all players share, without the base path. Empty before the
 * first build.
 */
export function playerStyleSheet(): string {
  return readSamples().styleSheet;
}

let known: { text: string; built: BuiltSamples } | undefined;

function readSamples(): BuiltSamples {
  if (!existsSync(samplesFile)) return { styleSheet: '', samples: {} };
  const text = readFileSync(samplesFile, 'utf8');
  if (known?.text !== text) known = { text, built: JSON.parse(text) };
  return known.built;
}
