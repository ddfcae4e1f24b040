'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { startMenuBack } from '@/lib/shell/menu-back';
import { arrive, startNavigation } from '@/lib/shell/navigation';
import { finishProgress } from '@/lib/shell/progress';
import { guardThemeEvents } from '@/lib/shell/theme-events';
import styles from './progress.module.css';

interface Props {
  hideOnScroll: boolean;
  /** Readers cannot choose the theme. */
  fixedTheme: boolean;
}

const showShortcuts = () => {
  import('./shortcuts-dialog').then((dialog) => dialog.showShortcuts()).catch(() => {});
};

/** Starts what the shell does beyond HTML and CSS, once, and ends each visit where it should. */
export function Behavior({ hideOnScroll, fixedTheme }: Props) {
  const router = useRouter();
  const path = usePathname();
  useEffect(() => startNavigation(router), [router]);
  // Both listen before the router and the theme library do, whose effects run after these.
  useEffect(() => guardThemeEvents(fixedTheme), [fixedTheme]);
  useEffect(() => startMenuBack(), []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let unmounted = false;
    const prefetch = (href: string) => router.prefetch(href);
    import('@/lib/shell/start').then(
      ({ startShell }) => {
        if (!unmounted) stop = startShell({ prefetch, hideOnScroll, showShortcuts });
      },
      // Without it the page does all that HTML and CSS can do.
      () => {},
    );
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [router, hideOnScroll]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useLayoutEffect(() => {
    finishProgress();
    document.dispatchEvent(new Event('shell:page'));
    arrive();
  }, [path]);
  // The progress bar is put beside this element, which gives it its looks.
  return <span className={styles.progress} hidden />;
}
