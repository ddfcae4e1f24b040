/** Live samples, which this site does not have. */
import type { ContentError } from '@/lib/config/source/content-error';
import { writePlayerManifest } from '@/lib/export/build/generated-modules';

/** Writes the modules without live samples. Resolves to no errors. */
export async function makePlayer(..._of: unknown[]): Promise<ContentError[]> {
  writePlayerManifest();
  return [];
}

/** Writes the modules without live samples. */
export async function reportPlayer(..._of: unknown[]): Promise<void> {
  writePlayerManifest();
}

/** Does nothing, because this site has no live samples to copy. */
export async function copyPlayer(..._of: unknown[]): Promise<void> {}
