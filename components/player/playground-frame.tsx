import { playerStyleSheet } from '@/lib/player/samples';
import { withBasePath } from '@/lib/shell/base-path';
import { PlayerBar } from './player-bar';

/** The playground as it stands in the page before its code arrives. */
export function PlaygroundFrame() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of tools, neither a form nor one more landmark
    <div
      role="group"
      className="player"
      aria-label="Playground"
      data-player="playground"
      data-feature="player"
      data-large
    >
      <link rel="stylesheet" href={withBasePath(playerStyleSheet())} precedence="player" />
      <div data-panes suppressHydrationWarning>
        <div data-code />
        <div data-result>
          <p data-starting>Starting …</p>
        </div>
      </div>
      <PlayerBar tools={{ native: true, full: true, width: true }} />
      <noscript>
        <p>The playground needs JavaScript. You can read the samples in the docs without it.</p>
      </noscript>
    </div>
  );
}
