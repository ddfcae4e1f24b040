'use client';

import { useEffect, useState } from 'react';
import { onScrollCorrection } from '@/components/shell/navigation/scroll-and-focus';
import { Icon } from '@/components/ui/icon';
import { ArrowUp } from '@/components/ui/icons';
import { backToTop } from '@/content/messages/shell';
import styles from './back-to-top.module.css';

const threshold = 300;

/**
 * Renders a button that scrolls to the top of a long page. The button appears when the reader scrolls up and
 * disappears when the reader scrolls down.
 */
export function BackToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => watchScrolling(setShown), []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={backToTop}
      onClick={scrollUp}
      data-shown={isShown || undefined}
      data-print="none"
    >
      <Icon of={ArrowUp} size={20} />
    </button>
  );
}

/**
 * Whether the back-to-top button is shown after scrolling from `previous` to `top`. It is shown if the reader
 * has scrolled up to a position that is at least 300 px below the top and above the end of the page. `bottom`
 * is the maximum scroll position. All values are in CSS pixels.
 */
export function showsBackToTop(top: number, previous: number, bottom: number): boolean {
  return top < previous && top >= threshold && top < bottom;
}

function watchScrolling(show: (isShown: boolean) => void): () => void {
  let previous = window.scrollY;
  let ignoreNext = false;
  let corrected = false;
  const onScroll = () => {
    const top = window.scrollY;
    const bottom = document.documentElement.scrollHeight - window.innerHeight;
    if (ignoreNext) show(false);
    else if (!corrected && top !== previous) show(showsBackToTop(top, previous, bottom));
    ignoreNext = false;
    corrected = false;
    previous = top;
  };
  const onHash = () => {
    show(false);
    ignoreNext = true;
  };
  const onCorrection = () => {
    corrected = true;
  };
  const stop = new AbortController();
  onScrollCorrection(onCorrection, stop.signal);
  window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
  window.addEventListener('hashchange', onHash, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * Scrolls to the top. Each animation frame covers 15% of the remaining distance, and the animation stops if
 * the reader scrolls down. Jumps without animation if the reader prefers reduced motion.
 */
function scrollUp(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still) {
    window.scrollTo({ top: 0, behavior: 'instant' });
    return;
  }
  let expected = window.scrollY;
  const step = () => {
    if (window.scrollY > expected + 1) return;
    expected = Math.floor(window.scrollY * 0.85);
    window.scrollTo({ top: expected, behavior: 'instant' });
    if (expected > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
