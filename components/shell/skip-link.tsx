'use client';

import { focusMain } from './place';
import styles from './skip-link.module.css';

const label = 'Skip to main content';

/** The first stop of the keyboard: leads past the shell to the page. */
export function SkipLink() {
  return (
    // The region takes the focus after a navigation, so that the next Tab reaches the link.
    // biome-ignore lint/a11y/useSemanticElements: a section would be part of the document's outline
    <div role="region" aria-label={label} data-skip>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link, which leads there without a script, too */}
      <a
        href="#main"
        className={styles.link}
        data-print="none"
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        {label}
      </a>
    </div>
  );
}
