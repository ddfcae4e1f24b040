import { useId } from 'react';
import { EarlyScript } from '@/components/ui/early-script';
import segments from '@/components/ui/segments.module.css';
import { playerAll, playerImitated, playerPlatform } from '@/content/messages/player';
import { PLATFORM_NAMES, PLATFORMS } from '@/lib/classes/data/class-data';
import { PLATFORM_SCRIPT } from './platform-script';

/**
 * Renders radio buttons for the platform that a sample is shown on. CSS applies the choice. The custom element
 * stores it and enables the choice of all platforms, because that needs copies of the drawing.
 */
export function PlatformSwitch() {
  const name = useId();
  return (
    <div data-switch="">
      <fieldset className={segments.segments} aria-label={playerPlatform}>
        {PLATFORMS.map((platform) => (
          <label key={platform}>
            <input
              type="radio"
              name={name}
              value={platform}
              defaultChecked={platform === PLATFORMS[0]}
            />
            {PLATFORM_NAMES[platform]}
          </label>
        ))}
        <label>
          <input type="radio" name={name} value="all" disabled />
          {playerAll}
        </label>
        <EarlyScript code={PLATFORM_SCRIPT} />
      </fieldset>
      <small>{playerImitated}</small>
    </div>
  );
}
