import type { SampleFiles } from '@/lib/player/sample-protocol';
import { shareLink } from '@/lib/player/share';

/**
 * Hash of the last link that this page created from the reader's own edits. It is lost on reload, and from
 * then on code in the URL is untrusted.
 */
let own: string | undefined;

/**
 * Returns the playground URL for the reader's own files. After client-side navigation to this URL, they run
 * immediately.
 */
export function toOwnLink(files: SampleFiles): string {
  const link = shareLink(files);
  own = new URL(link, location.href).hash;
  return link;
}

/** Whether the code in a URL hash is untrusted, because this page did not create the link. */
export function isUntrusted(hash: string): boolean {
  return hash !== own;
}
