import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { ContentError } from '@/lib/config/source/content-error';
import { readDrawing } from './drawing';
import { toSvgFile } from './write-drawing';

/** A content file and the URL path of its published copy. */
export interface Asset {
  file: string;
  url: string;
}

/**
 * The published copy of a picture or data file. Its URL contains a hash of its bytes, so browsers can cache
 * it permanently.
 */
export interface PublishedFile {
  url: string;
  bytes: Uint8Array;
}

/** Error message for a content file that is not published because of its type. */
export const NOT_DATA = 'It is not a picture or data file. Put other files in public.';

/**
 * Whether a file has the extension of an image, video, document or data file. Other content files, such as
 * scripts and web pages, are not published.
 */
export function isData(file: string): boolean {
  return /\.(?:avif|csv|gif|jpe?g|json|mp4|pdf|png|svg|txt|webm|webp|zip)$/i.test(file);
}

/**
 * Returns the published copy of a content file, or the errors in the file. An SVG file is parsed, checked and
 * written again. Other files stay unchanged.
 */
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
  // Hosts compare extensions case-sensitively.
  return `/assets/${name}.${hash}${ext.toLowerCase()}`;
}
