import { playerFiles } from '@/.generated/player';
import { Dropdown } from '@/components/ui/dropdown';
import { playerImitated, playerPlatform } from '@/content/messages/player';
import {
  playgroundCode,
  playgroundExamples,
  playgroundName,
  playgroundNeedsScript,
  playgroundPane,
  playgroundResult,
  playgroundStarting,
} from '@/content/messages/playground';
import { withBasePath } from '@/lib/browser/base-path';
import type { Content } from '@/lib/content/content';
import { readExamples } from '@/lib/content/entries/playground-examples';
import { exampleCode, findSample, playerStyleSheet } from '@/lib/player/built-sample';
import { SampleDrawing } from './drawing';
import { PlatformRadios } from './platform-radios';
import { NativeButton, PlayerBar, playgroundLink } from './player-bar';

/**
 * Renders the playground as it looks before its code has loaded. On narrow screens, radio buttons switch between
 * the code and the result.
 */
export function Playground({ content }: { content: Content }) {
  return (
    <sample-playground
      role="group"
      className="player"
      aria-label={playgroundName}
      data-feature="player"
      data-large=""
    >
      <link rel="stylesheet" href={withBasePath(playerStyleSheet())} />
      {/* The editor opens by itself. A style sheet that loads then could make the browser swap fonts. */}
      <link rel="stylesheet" href={withBasePath(playerFiles.tools)} />
      <PlayerBar tools={{ full: true, width: true }} icons>
        <fieldset aria-label={playgroundPane} data-pane="" data-segments="">
          <label>
            <input type="radio" name="pane" value="code" />
            {playgroundCode}
          </label>
          <label>
            <input type="radio" name="pane" value="result" defaultChecked />
            {playgroundResult}
          </label>
        </fieldset>
        <Examples content={content} />
      </PlayerBar>
      <div data-panes="">
        <div data-code="" />
        <div data-side="">
          <Devices />
          <div data-result="">
            <p data-starting="">{playgroundStarting}</p>
          </div>
          <div data-panels="">
            <NativeButton icon />
          </div>
          <div data-drawer="" />
        </div>
      </div>
      <noscript>
        <p>{playgroundNeedsScript}</p>
      </noscript>
    </sample-playground>
  );
}

/** Renders radio buttons for the platform whose styles the code runs with. */
function Devices() {
  return (
    <div data-devices="">
      <fieldset aria-label={playerPlatform} data-segments="">
        <PlatformRadios name="device" />
      </fieldset>
      <small>{playerImitated}</small>
    </div>
  );
}

/** Renders a menu with the examples that have been built. Each is a link with the example's drawing. */
function Examples({ content }: { content: Content }) {
  const examples = Object.entries(readExamples(content.folder).examples).flatMap(
    ([name, files]) => {
      const found = findSample(exampleCode(files));
      return found ? [{ name, sample: found.sample }] : [];
    },
  );
  if (examples.length === 0) return null;
  return (
    <div data-examples="">
      <Dropdown label={playgroundExamples}>
        {examples.map(({ name, sample }) => (
          <li key={name}>
            <a href={playgroundLink(sample.data)}>
              <SampleDrawing of={sample} />
              {name}
            </a>
          </li>
        ))}
      </Dropdown>
    </div>
  );
}
