import {
  playgroundName,
  playgroundNeedsScript,
  playgroundStarting,
} from '@/content/messages/playground';
import { withBasePath } from '@/lib/browser/base-path';
import { playerStyleSheet } from '@/lib/player/built-sample';
import { PlayerBar } from './player-bar';

/** Renders the playground as it looks before its code has loaded. */
export function Playground() {
  return (
    <sample-playground
      role="group"
      className="player"
      aria-label={playgroundName}
      data-feature="player"
      data-large=""
    >
      <link rel="stylesheet" href={withBasePath(playerStyleSheet())} />
      <div data-panes>
        <div data-code />
        <div data-result>
          <p data-starting>{playgroundStarting}</p>
        </div>
      </div>
      <PlayerBar tools={{ native: true, full: true, width: true }} />
      <noscript>
        <p>{playgroundNeedsScript}</p>
      </noscript>
    </sample-playground>
  );
}
