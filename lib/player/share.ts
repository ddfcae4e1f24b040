import { deflateSync, Inflate, strToU8 } from 'fflate';
import { withBasePath } from '@/lib/browser/base-path';
import { SAMPLE_FILE } from '@/lib/config/sample-file';
import type { SampleFiles } from './sample-protocol';
import { splitFiles } from './split-files';

/**
 * Limits for the files in a link: number of files, total uncompressed bytes, and compressed bytes processed
 * per step.
 */
const MOST_FILES = 50;
const MOST_BYTES = 500_000;
const PART = 1024;

/**
 * Returns the playground's URL path with these files in its hash, including the base path. Browsers never
 * send the hash to a server.
 */
export function shareLink(files: SampleFiles): string {
  return `${withBasePath('/playground')}#code=${packFiles(files)}`;
}

/** Compresses files to a URL-safe string for a link. */
export function packFiles(files: SampleFiles): string {
  const bytes = deflateSync(strToU8(JSON.stringify(files)), { level: 9 });
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes a string from `packFiles`. Undefined when it is malformed or exceeds the limits for links. */
export function unpackFiles(text: string): SampleFiles | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return toSampleFiles(JSON.parse(inflate(Uint8Array.from(bytes, toCode))));
  } catch {
    return undefined;
  }
}

/**
 * Validates a parsed JSON value as a sample's files. The code comes before the files of an app. Undefined when
 * it has another shape, an invalid file name, no code or too many files.
 */
export function toSampleFiles(value: unknown): SampleFiles | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const isFile = ([name, text]: [string, unknown]) => isFileName(name) && typeof text === 'string';
  if (entries.length > MOST_FILES || !entries.every(isFile)) return undefined;
  const files = Object.fromEntries(entries);
  const { code } = splitFiles(files);
  return Object.keys(code).length > 0 ? { ...code, ...files } : undefined;
}

/**
 * Whether a sample may contain a file with this name: `tailwind.config.js`, `global.css`, or a name of letters,
 * digits, `_`, and `-` that ends in `.ts` or `.tsx`.
 */
export function isFileName(name: string): boolean {
  return SAMPLE_FILE.test(name);
}

/**
 * Decompresses the data in small steps, so that it can stop early. Throws when the text exceeds `MOST_BYTES`.
 */
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
