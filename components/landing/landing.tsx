import type { ReactNode } from 'react';
import { Demo } from './demo';
import { Hero } from './hero';
import styles from './landing.module.css';

interface LandingProps {
  title: string;
  description: string;
  /** What stands above the title. */
  badge: ReactNode;
  /** The rendered body of the home page: its sections follow the sample. */
  children: ReactNode;
}

/** The home page: the idea, one component on three platforms, then the words of the home doc. */
export function Landing({ title, description, badge, children }: LandingProps) {
  return (
    <div className={styles.landing}>
      <Demo>
        <Hero title={title} description={description} badge={badge} />
      </Demo>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
