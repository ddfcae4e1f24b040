import { type ClassSupport, PLATFORM_NAMES, type Platform } from '@/lib/classes/class-data';

interface Props {
  support: ClassSupport['support'];
  platforms: readonly Platform[];
}

/** A mark with a name for each platform; the style sheet of marks draws the icon. */
export function PlatformMarks({ support, platforms }: Props) {
  return platforms.map((platform) => (
    <span key={platform} data-support={support[platform]}>
      {PLATFORM_NAMES[platform]}
      <i> {support[platform]}</i>
    </span>
  ));
}
