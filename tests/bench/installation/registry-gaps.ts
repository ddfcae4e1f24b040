/**
 * Works around limits of this machine's npm registry and network. With these workarounds, the installation
 * guide works as it does for readers.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideApp } from '@/tests/support/installation/guide-apps';
import { newestStable, view } from './template-releases';

/**
 * Applies the workarounds that an app needs before the guide's commands run. Resolves to a description of
 * each workaround.
 */
export async function fillRegistryGaps(folder: string, app: GuideApp): Promise<string[]> {
  if (app.choice.framework === 'expo') return nameBabelPreset(folder);
  if (app.choice.framework === 'next') return pinReactNative(folder);
  return [];
}

/**
 * Adds `babel-preset-expo` to the list of versions in the `expo` package, with the version that `expo`
 * depends on. `expo install` uses this list if Expo's server cannot be reached. Unlike the server's list, it
 * lacks the preset.
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

/**
 * Pins React Native to its newest stable 0.x version if the registry's latest version is not 0.x. A copy of
 * the registry may mark 1000.0.0, which was released by mistake, as the latest version.
 */
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
