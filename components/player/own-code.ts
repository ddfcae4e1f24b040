import type { SampleFiles } from '@/lib/player/sample-protocol';
import { shareLink } from '@/lib/player/share';

/**
 * URL hash of the last link that this page created from the reader's own edits. It is lost on reload. After
 * that, all code in the URL is untrusted.
 */
let own: string | undefined;

/**
 * Returns the playground link for the reader's own files. After client-side navigation to this link, the
 * files run immediately.
 */
export function toOwnLink(files: SampleFiles): string {
  const link = shareLink(files);
  own = new URL(link, location.href).hash;
  return link;
}

/**
 * Whether the code in a URL hash is untrusted. Only the hash of the latest link from `toOwnLink` is trusted.
 */
export function isUntrusted(hash: string): boolean {
  return hash !== own;
}
