import type { Platform } from '@/lib/classes/data/class-data';

/** Returns a copy of a platform's corner on the page, in an array that is empty if the page has none. */
export function copyCorner(platform: Platform): Node[] {
  const corner = document.querySelector(`[data-corner="${platform}"]`);
  return corner ? [corner.cloneNode()] : [];
}
