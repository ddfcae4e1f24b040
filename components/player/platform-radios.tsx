import { PlatformCorner } from '@/components/ui/platform-corner';
import { PLATFORM_NAMES, PLATFORMS } from '@/lib/classes/data/class-data';

interface Props {
  /** Name that the radio buttons of a group share. */
  name: string;
  /** CSS class of the labels. */
  className?: string | undefined;
}

/** Renders a radio button with its label for each platform. The first one is checked. */
export function PlatformRadios({ name, className }: Props) {
  return PLATFORMS.map((platform) => (
    <label key={platform} className={className}>
      <input type="radio" name={name} value={platform} defaultChecked={platform === PLATFORMS[0]} />
      <PlatformCorner platform={platform} />
      {PLATFORM_NAMES[platform]}
    </label>
  ));
}
