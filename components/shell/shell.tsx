'use client';

// The looks of the static parts, whose code the browser does not load.
import './announcement.module.css';
import './brand.module.css';
import './color-switch.module.css';
import './footer.module.css';
import './logo.module.css';
import './menu-items.module.css';
import './menu.module.css';
import './navbar.module.css';
import '@/components/ui/brand-icon.module.css';
import '@/components/ui/dropdown.module.css';
import type { ReactNode } from 'react';
import type { DocTargets } from '@/lib/shell/doc-targets';
import config from '@/site.config';
import { Behavior } from './behavior';
import { LoadStatus } from './load-status';
import { Navbar } from './navbar';
import styles from './shell.module.css';
import { SkipLink } from './skip-link';
import { Static } from './static';
import { ThemeProvider } from './theme-provider';
import { ThemeSwitch } from './theme-switch';

interface Props {
  /** The way to the search, at its place in the navbar. */
  search: ReactNode;
  /** What the navbar's links to docs lead to. */
  docs: DocTargets;
  children: ReactNode;
}

/** Everything around a page, from the skip link to the footer. */
export function Shell({ search, docs, children }: Props) {
  const { colorMode, announcementBar, footer, navbar } = config;
  return (
    <ThemeProvider colorMode={colorMode}>
      <SkipLink />
      {announcementBar && <Static name="announcement" />}
      <Navbar search={search} docs={docs} />
      <div id="main" className={styles.wrapper}>
        {children}
      </div>
      {footer && <Static name="footer" />}
      <LoadStatus />
      {!colorMode.disableSwitch && <ThemeSwitch />}
      <Behavior hideOnScroll={navbar.hideOnScroll} fixedTheme={colorMode.disableSwitch} />
    </ThemeProvider>
  );
}
