import type { ReactNode } from 'react';
import { PlayerBar } from '@/components/player/player-bar';
import { cardSource } from '@/lib/landing/track-source';
import { findSample } from '@/lib/player/built-sample';
import { withBasePath } from '@/lib/shell/base-path';
import config from '@/site.config';
import styles from './live-card.module.css';

/** The code of the card with what a live sample has: it can be changed here, and the chips follow. */
export function LiveCard({ children }: { children: ReactNode }) {
  const found = config.playground === 'embedded' ? findSample(cardSource()) : undefined;
  if (!found) return children;
  return (
    <live-sample
      role="group"
      className={`player ${styles.live}`}
      aria-label="Live sample track.tsx"
      data-feature="player"
      sample={withBasePath(found.sample.data)}
      switches="card-classes"
    >
      <link rel="stylesheet" href={withBasePath(found.styleSheet)} />
      <div data-panes>
        <div data-code>{children}</div>
        <div data-result hidden />
      </div>
      <PlayerBar data={found.sample.data} tools={{ edit: true }} />
    </live-sample>
  );
}
