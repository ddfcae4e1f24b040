import { deflateSync, Inflate, strToU8 } from 'fflate';
import { withBasePath } from '@/lib/browser/base-path';
import { SAMPLE_FILE } from '@/lib/config/sample-file';
import type { SampleFiles } from './sample-protocol';

/** What the files of a link may be: how many, and bytes in all; and the bytes that are unpacked at once. */
const MOST_FILES = 50;
const MOST_BYTES = 500_000;
const PART = 1024;

/** The address of the playground with these files in it; no server ever sees them. */
export function shareLink(files: SampleFiles): string {
  return `${withBasePath('/playground')}#code=${packFiles(files)}`;
}

/** Files as the text of a link. */
export function packFiles(files: SampleFiles): string {
  const bytes = deflateSync(strToU8(JSON.stringify(files)), { level: 9 });
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The files that a link carries; nothing when its text is broken, or holds more than a sample does. */
export function unpackFiles(text: string): SampleFiles | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return toSampleFiles(JSON.parse(inflate(Uint8Array.from(bytes, toCode))));
  } catch {
    return undefined;
  }
}

/** A value as the files of a sample; nothing when it is something else. */
export function toSampleFiles(value: unknown): SampleFiles | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value);
  const isFile = ([name, text]: [string, unknown]) => isFileName(name) && typeof text === 'string';
  if (entries.length === 0 || entries.length > MOST_FILES || !entries.every(isFile))
    return undefined;
  return Object.fromEntries(entries);
}

/** Whether a sample can have a file of that name. */
export function isFileName(name: string): boolean {
  return SAMPLE_FILE.test(name);
}

/** Takes small parts, none of which can become much, and throws once all of them have become too much. */
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
