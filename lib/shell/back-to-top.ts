import { onScrollCorrection } from './scroll-correction';

const threshold = 300;

/** Whether scrolling from `previous` to `top` (CSS pixels) shows the button that leads back up. */
export function showsBackToTop(top: number, previous: number, bottom: number): boolean {
  return top < previous && top >= threshold && top < bottom;
}

/** Shows the page's back-to-top button while the reader scrolls up, and hides it otherwise. */
export function startBackToTop(): () => void {
  let previous = window.scrollY;
  let ignoreNext = false;
  let corrected = false;
  const set = (shown: boolean) => {
    const button = document.querySelector('[data-back-to-top]');
    button?.toggleAttribute('data-shown', shown);
  };
  const onScroll = () => {
    const top = window.scrollY;
    const bottom = document.documentElement.scrollHeight - window.innerHeight;
    if (ignoreNext) set(false);
    else if (!corrected && top !== previous) set(showsBackToTop(top, previous, bottom));
    ignoreNext = false;
    corrected = false;
    previous = top;
  };
  const onClick = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('[data-back-to-top]')) scrollUp();
  };
  const onHash = () => {
    set(false);
    ignoreNext = true;
  };
  const onCorrection = () => {
    corrected = true;
  };
  const stop = new AbortController();
  onScrollCorrection(onCorrection, stop.signal);
  window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal });
  window.addEventListener('hashchange', onHash, { signal: stop.signal });
  document.addEventListener('click', onClick, { signal: stop.signal });
  return () => stop.abort();
}

/** Goes up by 15 % of the rest in each frame until the top, or until the reader scrolls down. */
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
