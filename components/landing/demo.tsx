import type { ReactNode } from 'react';
import { platforms } from '@/lib/landing/track-sample';
import { Chips } from './chips';
import styles from './demo.module.css';
import { Frame } from './frame';
import { LiveCard } from './live-card';
import sample from './sample.module.css';
import { SampleCode } from './sample-code';
import trace from './trace.module.css';

/**
 * One component and how it looks on three platforms. The chips are plain form controls;
 * the style sheets follow them with `:has()`, so nothing but live editing needs a script.
 */
export function Demo({ note, children }: { note: string | undefined; children: ReactNode }) {
  return (
    <div className={`${styles.demo} ${sample.sample} ${trace.trace}`}>
      {children}
      <Chips />
      <LiveCard>
        <SampleCode />
      </LiveCard>
      <div className={styles.frames}>
        {platforms.map((platform) => (
          <Frame key={platform} platform={platform} />
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
