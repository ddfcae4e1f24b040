'use client';

import type { ReactNode } from 'react';
import { Announcement } from '@/components/shell/navbar/announcement';
import { DocTargetsProvider } from '@/components/shell/navbar/doc-targets-context';
import { Navbar } from '@/components/shell/navbar/navbar';
import load from '@/components/shell/navigation/load-status.module.css';
import { PageNavigation } from '@/components/shell/navigation/page-navigation';
import { focusMain, MAIN_ID } from '@/components/shell/navigation/scroll-and-focus';
import { ThemeProvider } from '@/components/shell/theme/theme';
import { skipToMain } from '@/content/messages/shell';
import type { DocTargets } from '@/lib/site/navigation/doc-targets';
import styles from './shell.module.css';
import skip from './skip-link.module.css';

interface Props {
  /** Docs pages that navbar items link to, keyed by doc ID and then by version name. */
  docs: DocTargets;
  /** Name of the docs version that the announcement links to. */
  announced: string | undefined;
  footer: ReactNode;
  children: ReactNode;
}

/** Renders everything around a page, from the skip link to the footer. */
export function Shell({ docs, announced, footer, children }: Props) {
  return (
    <ThemeProvider>
      <DocTargetsProvider value={docs}>
        <SkipLink />
        <LoadStatus />
        <Announcement announced={announced} />
        <Navbar />
        <div className={styles.wrapper}>{children}</div>
        {footer}
        <PageNavigation />
      </DocTargetsProvider>
    </ThemeProvider>
  );
}

/**
 * Renders two empty elements for messages. `load-failure.ts` and `watch-arrival.ts` fill them when the reader
 * is offline or when a page could not be loaded completely. The second message hides the first. The elements
 * precede the page content, so a truncated page still has them.
 */
function LoadStatus() {
  return (
    <div className={load.status} data-print="none">
      <p role="status" className={load.offline} data-offline-status />
      <div role="alert" data-load-failure />
    </div>
  );
}

/** Renders a link to the main content. It is the first focusable element of the page. */
function SkipLink() {
  return (
    // The region receives the focus after a navigation, so the next Tab reaches the link.
    // biome-ignore lint/a11y/useSemanticElements: a section would be part of the document's outline
    <div role="region" aria-label={skipToMain} data-skip>
      <a
        href={`#${MAIN_ID}`}
        className={skip.link}
        data-print="none"
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        {skipToMain}
      </a>
    </div>
  );
}
