'use client';

// The looks of what is loaded later, which is painted at once.
import './menu.module.css';
import './menu-items.module.css';
import '@/components/sidebar/sidebar.module.css';
import '@/components/ui/brand-icon.module.css';
import '@/components/ui/dropdown.module.css';
import type { ReactNode } from 'react';
import type { DocTargets } from '@/lib/shell/doc-targets';
import config from '@/site.config';
import { Announcement } from './announcement';
import { DocTargetsContext } from './doc-targets-context';
import { LoadStatus } from './load-status';
import { Navbar } from './navbar';
import { PageNavigation } from './page-navigation';
import styles from './shell.module.css';
import { SkipLink } from './skip-link';
import { ThemeProvider } from './theme';

interface Props {
  /** Where each version has the docs that the navbar links to. */
  docs: DocTargets;
  footer: ReactNode;
  children: ReactNode;
}

/** Everything around a page, from the skip link to the footer. */
export function Shell({ docs, footer, children }: Props) {
  return (
    <ThemeProvider colorMode={config.colorMode}>
      <DocTargetsContext value={docs}>
        <SkipLink />
        <Announcement />
        <Navbar />
        <div id="main" className={styles.wrapper}>
          {children}
        </div>
        {footer}
        <LoadStatus />
        <PageNavigation />
      </DocTargetsContext>
    </ThemeProvider>
  );
}
