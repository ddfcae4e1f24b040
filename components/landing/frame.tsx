import { Icon } from '@/components/ui/icon';
import { demoCardOn } from '@/content/messages/landing';
import { PLATFORM_NAMES } from '@/lib/classes/data/class-data';
import type { DemoPlatform } from '@/lib/site/landing/demo-card-classes';
import styles from './frame.module.css';

/** Renders the platform's name and a mockup of a device with the demo card on its screen. */
export function Frame({ platform }: { platform: DemoPlatform }) {
  return (
    <figure className={styles.frame} data-platform={platform}>
      <figcaption className={styles.caption}>
        <PlatformIcon platform={platform} />
        {PLATFORM_NAMES[platform]}
      </figcaption>
      <div className={styles.device} role="img" aria-label={demoCardOn(PLATFORM_NAMES[platform])}>
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
    </figure>
  );
}

const shapes: Record<DemoPlatform, string> = {
  ios: 'M8 2.75h8A2.25 2.25 0 0 1 18.25 5v14A2.25 2.25 0 0 1 16 21.25H8A2.25 2.25 0 0 1 5.75 19V5A2.25 2.25 0 0 1 8 2.75ZM10.5 5.75h3',
  android:
    'M8 2.75h8A2.25 2.25 0 0 1 18.25 5v14A2.25 2.25 0 0 1 16 21.25H8A2.25 2.25 0 0 1 5.75 19V5A2.25 2.25 0 0 1 8 2.75ZM12 5.75v.01M9.5 18.5h5',
  web: 'M4.75 4.75h14.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2V6.75a2 2 0 0 1 2-2ZM2.75 9.25h18.5M6 7v.01M8.5 7v.01',
};

/**
 * Renders an outline of the platform's device as an icon. The caption contains the platform's name as text.
 */
function PlatformIcon({ platform }: { platform: DemoPlatform }) {
  return <Icon of={[['path', { d: shapes[platform] }]]} size={20} />;
}
