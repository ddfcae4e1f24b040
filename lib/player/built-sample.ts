import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NativeClass } from './native-class';
import type { Program, SampleFiles } from './sample-protocol';

/** Sample as drawn by the build. */
export interface BuiltSample {
  /** Identifies the sample in its CSS scope and in the name of its data file. */
  id: string;
  /** URL path of its `SampleData`, without the base path. */
  data: string;
  /** HTML shown until the sandbox runs. `dark` is only set if its markup differs. */
  light: string;
  dark?: string;
  css: string;
  native: NativeClass[];
}

/** Data that the page fetches before a sample runs. */
export interface SampleData {
  files: SampleFiles;
  program: Program;
  native: NativeClass[];
}

/** All built samples of a site with the URL path of their style sheet. */
export interface BuiltSamples {
  styleSheet: string;
  samples: Record<string, BuiltSample>;
}

/** File that the build writes its samples to, relative to the project root. */
export const samplesFile = join(
  process.env.GENERATED_DIR ?? '.generated',
  'player',
  'samples.json',
);

/** Finds the drawing of a sample by its code. Undefined if the build has not drawn it yet. */
export function findSample(code: string): { sample: BuiltSample; styleSheet: string } | undefined {
  const { samples, styleSheet } = readSamples();
  const sample = samples[sampleId(code)];
  return sample && { sample, styleSheet };
}

/** Returns the id of a sample, which is a short hash of its code. */
export function sampleId(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 8);
}

/** Returns the URL path of the players' style sheet, without the base path. Empty before the first build. */
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
