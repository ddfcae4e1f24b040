/** What a registry or a network that is not the reader's leaves open, answered as theirs would. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideApp } from '@/tests/support/installation/guide-apps';
import { newestStable, view } from './template-releases';

/** Answers for what is out of reach here, before the guide's commands run; says what it answered. */
export async function fillRegistryGaps(folder: string, app: GuideApp): Promise<string[]> {
  if (app.choice.framework === 'expo') return nameBabelPreset(folder);
  if (app.choice.framework === 'next') return pinReactNative(folder);
  return [];
}

/**
 * Without Expo's server, `expo install` asks a list in the package `expo`, which lacks the Babel preset
 * that the server names: the one that `expo` itself depends on.
 */
function nameBabelPreset(folder: string): string[] {
  const expo = join(folder, 'node_modules/expo');
  const range = readJson(join(expo, 'package.json')).dependencies?.['babel-preset-expo'];
  const file = join(expo, 'bundledNativeModules.json');
  const list = readJson(file);
  if (!range || list['babel-preset-expo']) return [];
  writeFileSync(file, JSON.stringify({ ...list, 'babel-preset-expo': range }, null, 2));
  return [`if Expo's server does not answer, expo install takes babel-preset-expo ${range}`];
}

/** A copy of the registry may tag the accidental release 1000.0.0 of React Native as its latest. */
async function pinReactNative(folder: string): Promise<string[]> {
  const latest = String(await view('react-native', 'version'));
  const stable = newestStable(toStrings(await view('react-native', 'versions')), '0');
  if (latest.startsWith('0.') || !stable) return [];
  const file = join(folder, 'package.json');
  const manifest = readJson(file);
  const dependencies = { ...manifest.dependencies, 'react-native': stable };
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies }, null, 2));
  return [`the registry's latest react-native is ${latest}, so ${stable} was asked for`];
}

type Json = Record<string, unknown> & { dependencies?: Record<string, string> };

function readJson(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
