import type { Platform } from '@/lib/classes/data/class-data';

/** Renders a corner of the logo in the color of a platform. The platform's name comes after it. */
export function PlatformCorner({ platform }: { platform: Platform }) {
  return <i data-corner={platform} />;
}
