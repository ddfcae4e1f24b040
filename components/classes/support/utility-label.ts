import {
  utilitiesNative,
  utilitiesNoEffect,
  utilitiesOnly,
  utilitiesPartly,
} from '@/content/messages/classes';
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '@/lib/classes/data/class-data';
import type { PageSupport } from '@/lib/site/pages/utility-support';

/**
 * Returns a label for the platforms that a utility works on, such as `Web only` or `no effect`. Returns
 * `undefined` if it works on all platforms. CSS displays the label as icons.
 */
export function platformsLabel(support: PageSupport | undefined): string | undefined {
  if (!support) return undefined;
  const works = PLATFORMS.filter((platform) => support[platform] !== 'none');
  if (works.length === PLATFORMS.length) return undefined;
  return works.length > 0 ? utilitiesOnly(namesOf(works).join(', ')) : utilitiesNoEffect;
}

/**
 * Returns a label for the platforms that a utility works on partly, such as `partly on iOS, Android`. Returns
 * `undefined` if there are none. CSS displays the label as icons.
 */
export function partlyLabel(support: PageSupport | undefined): string | undefined {
  const partly = PLATFORMS.filter((platform) => support?.[platform] === 'partial');
  return partly.length > 0 ? utilitiesPartly(namesOf(partly).join(', ')) : undefined;
}

/** Returns `partlyLabel` in a short form, such as `partly on native` for iOS and Android. */
export function shortPartlyLabel(support: PageSupport | undefined): string | undefined {
  const native = namesOf(['ios', 'android']).join(', ');
  return partlyLabel(support)?.replace(native, utilitiesNative);
}

function namesOf(platforms: readonly Platform[]): string[] {
  return platforms.map((platform) => PLATFORM_NAMES[platform]);
}
