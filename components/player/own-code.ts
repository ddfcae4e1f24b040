import type { SampleFiles } from '@/lib/player/sample-protocol';
import { shareLink } from '@/lib/player/share';

/**
 * The hash of the last address that a page has made from what its reader edits in it. It lasts as long as the
 * document: after a reload the author of an address is unknown.
 */
let own: string | undefined;

/** The address of the playground with the reader's own files, which run at once when the router leads there. */
export function toOwnLink(files: SampleFiles): string {
  const link = shareLink(files);
  own = new URL(link, location.href).hash;
  return link;
}

/** True for untrusted code in an address: code that no link made by this page contains. */
export function isForeign(hash: string): boolean {
  return hash !== own;
}
