import { type SupportPlace, supportOf } from '@/lib/classes/support';
import styles from './marks.module.css';
import { PlatformMarks } from './platform-marks';

interface Props {
  /** A class, or a pattern such as `ring-*` whose classes all fare alike. */
  class: string;
  /** The platforms to tell of; all of them without it. */
  on?: SupportPlace;
  /** Written by the pipeline after the folder of the page. */
  version?: string;
}

/** What the library makes of a class on each platform, in a sentence or a cell; computed, not typed. */
export function Support({ class: name, on, version = '' }: Props) {
  const { support, platforms } = supportOf(version, name, on);
  return (
    <span className={styles.marks}>
      <PlatformMarks support={support} platforms={platforms} />
    </span>
  );
}
