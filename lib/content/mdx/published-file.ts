import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { ContentError } from '@/lib/config/source/content-error';
import { readDrawing } from './drawing';
import { toSvgFile } from './write-drawing';

/** A file of the content, and the URL path where it has to be served. */
export interface Asset {
  file: string;
  url: string;
}

/** A picture or data file of the content as it is served. Its URL names its bytes, so that it may be cached forever. */
export interface PublishedFile {
  url: string;
  bytes: Uint8Array;
}

/** Why a file of the content is not published. */
export const NOT_DATA = 'It is neither a picture nor data; a file of the site goes to public.';

/** Whether a file shows or holds something, and runs nothing in the browser of a reader. */
export function isData(file: string): boolean {
  return /\.(?:avif|csv|gif|jpe?g|json|mp4|pdf|png|svg|txt|webm|webp|zip)$/i.test(file);
}

/** A file with these bytes as it is served, or the mistakes in it. An SVG file is written from its parsed drawing. */
export function readPublished(
  file: string,
  bytes: Uint8Array,
): { published: PublishedFile; errors?: never } | { published?: never; errors: ContentError[] } {
  if (!/\.svg$/i.test(file)) return { published: { url: toUrl(file, bytes), bytes } };
  const { drawing, errors } = readDrawing(file, bytes);
  if (errors) return { errors };
  const written = new TextEncoder().encode(toSvgFile(drawing));
  return { published: { url: toUrl(file, written), bytes: written } };
}

function toUrl(file: string, bytes: Uint8Array): string {
  const { name, ext } = posix.parse(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  // Hosts and their rules compare endings letter by letter.
  return `/assets/${name}.${hash}${ext.toLowerCase()}`;
}
