import type { ReactNode } from 'react';
import { PlayerBar } from '@/components/player/player-bar';
import { demoSwitches } from '@/content/messages/landing';
import { playerName } from '@/content/messages/player';
import { withBasePath } from '@/lib/browser/base-path';
import type { SiteConfig } from '@/lib/config/site';
import { findSample } from '@/lib/player/built-sample';
import {
  colors,
  platforms,
  type SampleClass,
  switches,
} from '@/lib/site/landing/demo-card-classes';
import { cardSource } from '@/lib/site/landing/demo-card-source';
import chips from './chips.module.css';
import styles from './demo.module.css';
import { Frame } from './frame';
import live from './live-card.module.css';
import sample from './sample.module.css';
import { SampleCode } from './sample-code';
import { StyleOutput } from './style-output';
import trace from './trace.module.css';

interface DemoProps {
  playground: SiteConfig['playground'];
  note: string | undefined;
  children: ReactNode;
}

/**
 * Renders the interactive demo: a component on three platforms, its code, and its styles. The chips are plain
 * form controls that switch its classes on and off. CSS selectors with `:has()` apply the changes, so only
 * live editing needs JavaScript.
 */
export function Demo({ playground, note, children }: DemoProps) {
  return (
    <div className={`${styles.demo} ${sample.sample} ${trace.trace}`}>
      {children}
      <Chips />
      <div className={styles.frames}>
        {platforms.map((platform) => (
          <Frame key={platform} platform={platform} />
        ))}
      </div>
      <LiveCard playground={playground}>
        <SampleCode />
      </LiveCard>
      <StyleOutput />
      <p className={styles.note}>{note}</p>
    </div>
  );
}

/**
 * Renders the demo card's code as a live sample. Readers can edit the code, and the chips are synchronized
 * with it. Renders only the code if the playground is not `embedded` or the sample has not been built.
 */
function LiveCard({ playground, children }: Omit<DemoProps, 'note'>) {
  const found = playground === 'embedded' ? findSample(cardSource()) : undefined;
  if (!found) return children;
  return (
    <live-sample
      role="group"
      className={`player ${live.live}`}
      aria-label={playerName('track.tsx')}
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

/** Renders the demo card's classes as radio buttons and check boxes. The most visible changes come first. */
function Chips() {
  return (
    <fieldset id="card-classes" className={chips.chips} data-print="none">
      <legend>{demoSwitches}</legend>
      {colors.map((item) => (
        <Chip key={item.name} item={item} type="radio" />
      ))}
      {byEffect.map((item) => (
        <Chip key={item.name} item={item} type="checkbox" />
      ))}
    </fieldset>
  );
}

/** Classes that can be switched on come first, because the others are on. */
const byEffect = switches.toSorted((a, b) => Number(a.on) - Number(b.on));

function Chip({ item, type }: { item: SampleClass; type: 'checkbox' | 'radio' }) {
  return (
    <label className={chips.chip}>
      <input
        type={type}
        name={type === 'radio' ? 'color' : item.name}
        value={item.name}
        defaultChecked={item.on}
      />
      {item.name}
    </label>
  );
}
