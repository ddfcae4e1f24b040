import { PLATFORM_NAMES } from '@/lib/classes/class-data';
import type { Platform } from '@/lib/landing/track-sample';
import styles from './frame.module.css';
import { PlatformIcon } from './platform-icon';

import { StyleOutput } from './style-output';

/** A drawn device with the card on it, and what the card's classes become there. */
export function Frame({ platform }: { platform: Platform }) {
  return (
    <figure className={styles.frame} data-platform={platform}>
      <figcaption className={styles.caption}>
        <PlatformIcon platform={platform} />
        {PLATFORM_NAMES[platform]}
      </figcaption>
      <div
        className={styles.device}
        role="img"
        aria-label={`The card on ${PLATFORM_NAMES[platform]}`}
      >
        <div className={styles.bar} />
        <div className={styles.screen}>
          <div className={styles.heading} />
          <div className={styles.card} data-part="card">
            <div className={styles.cover} data-part="cover" />
            <div>
              <div className={styles.title} data-part="title">
                Night train
              </div>
              <div className={styles.artist} data-part="artist">
                Lea Okafor
              </div>
            </div>
          </div>
          <div className={styles.rows} />
        </div>
      </div>
      <StyleOutput platform={platform} />
    </figure>
  );
}
