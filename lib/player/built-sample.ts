import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NativeClass } from './native-class';
import type { Program, SampleFiles } from './sample-protocol';

/** A sample of the content as the build has drawn it. */
export interface BuiltSample {
  /** Names the scope of its CSS and the file of its program. */
  id: string;
  /** URL path of its `SampleData`, without base path. */
  data: string;
  /** How it looks before its sandbox runs; `dark` only where it is other markup. */
  light: string;
  dark?: string;
  css: string;
  native: NativeClass[];
}

/** What the page fetches before a sample runs. */
export interface SampleData {
  files: SampleFiles;
  program: Program;
  native: NativeClass[];
}

/** Everything that the pages of a site show of their samples. */
export interface BuiltSamples {
  styleSheet: string;
  samples: Record<string, BuiltSample>;
}

/** Where the build leaves its samples, from the project's root. */
export const samplesFile = join(
  process.env.GENERATED_DIR ?? '.generated',
  'player',
  'samples.json',
);

/** Finds the drawing of a sample by its code; nothing before the build has made it. */
export function findSample(code: string): { sample: BuiltSample; styleSheet: string } | undefined {
  const { samples, styleSheet } = readSamples();
  const sample = samples[sampleId(code)];
  return sample && { sample, styleSheet };
}

/** The name of a sample, made from its code. */
export function sampleId(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 8);
}

/** URL path of the styles of players, without base path. */
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
