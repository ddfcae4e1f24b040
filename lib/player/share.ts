import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { withBasePath } from '@/lib/shell/base-path';
import type { SampleFiles } from './sample-protocol';

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

/** The files that a link carries; nothing when its text is broken. */
export function unpackFiles(text: string): SampleFiles | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
    const files: unknown = JSON.parse(strFromU8(inflateSync(packed)));
    return isFiles(files) ? files : undefined;
  } catch {
    return undefined;
  }
}

function isFiles(value: unknown): value is SampleFiles {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([, text]) => typeof text === 'string');
}
