import { deflateSync, Inflate, strToU8 } from 'fflate';
import { withBasePath } from '@/lib/browser/base-path';
import { SAMPLE_FILE } from '@/lib/config/sample-file';
import type { SampleFiles } from './sample-protocol';

/**
 * Limits for the files in a link: number of files, total uncompressed bytes, and compressed bytes inflated
 * per step.
 */
const MOST_FILES = 50;
const MOST_BYTES = 500_000;
const PART = 1024;

/**
 * Returns the URL of the playground with these files in its hash. Browsers never send the hash to a server.
 */
export function shareLink(files: SampleFiles): string {
  return `${withBasePath('/playground')}#code=${packFiles(files)}`;
}

/** Encodes files as text for a link. */
export function packFiles(files: SampleFiles): string {
  const bytes = deflateSync(strToU8(JSON.stringify(files)), { level: 9 });
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes the files in a link. Undefined when the text is malformed or exceeds the limits of a sample. */
export function unpackFiles(text: string): SampleFiles | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return toSampleFiles(JSON.parse(inflate(Uint8Array.from(bytes, toCode))));
  } catch {
    return undefined;
  }
}

/** Returns a value as the files of a sample. Undefined when the value has another shape. */
export function toSampleFiles(value: unknown): SampleFiles | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const isFile = ([name, text]: [string, unknown]) => isFileName(name) && typeof text === 'string';
  if (entries.length === 0 || entries.length > MOST_FILES || !entries.every(isFile))
    return undefined;
  return Object.fromEntries(entries);
}

/** Whether a file in a sample may have this name. */
export function isFileName(name: string): boolean {
  return SAMPLE_FILE.test(name);
}

/** Inflates in small steps so that no step can produce much data. Throws when the total exceeds the limit. */
function inflate(packed: Uint8Array): string {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const stream = new Inflate((part) => {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('too much');
    text += decoder.decode(part, { stream: true });
  });
  for (let at = 0; at < packed.length; at += PART) {
    stream.push(packed.subarray(at, at + PART), at + PART >= packed.length);
  }
  return text;
}

function toCode(letter: string): number {
  return letter.charCodeAt(0);
}
