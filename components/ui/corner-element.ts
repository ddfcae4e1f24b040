import type { Platform } from '@/lib/classes/data/class-data';

/** Creates the element that `PlatformCorner` renders. */
export function cornerElement(platform: Platform): HTMLElement {
  const corner = document.createElement('i');
  corner.dataset.corner = platform;
  return corner;
}
