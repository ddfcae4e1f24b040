import { useId } from 'react';
import { EarlyScript } from '@/components/ui/early-script';
import segments from '@/components/ui/segments.module.css';
import { playerAll, playerImitated, playerPlatform } from '@/content/messages/player';
import { PlatformRadios } from './platform-radios';
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
        <PlatformRadios name={name} />
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
