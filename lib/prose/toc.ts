import { activeHeading, type HeadingState } from '../active-heading';

/** Marks, in the table of contents of `root`, the link of the section being read; call the result to stop. */
export function startToc(root: HTMLElement): () => void {
  const nav = root.querySelector<HTMLElement>('[data-toc]');
  if (!nav || typeof IntersectionObserver === 'undefined') return () => {};
  let stop = watchHeadings(nav);
  const restart = () => {
    stop();
    stop = watchHeadings(nav);
  };
  window.addEventListener('resize', restart);
  const onClick = ({ target }: Event) => {
    const block = target instanceof Element ? target.closest('[data-toc-mobile]') : null;
    const place = block?.querySelector('summary + div');
    const list = nav.querySelector('ul');
    if (place?.childElementCount === 0 && list) place.append(list.cloneNode(true));
  };
  root.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('resize', restart);
    root.removeEventListener('click', onClick);
    stop();
  };
}

/**
 * Two observers tell when a heading crosses the navbar's edge and the middle of the viewport, also
 * on a jump past both; scrolling itself runs no code and reads no layout.
 */
function watchHeadings(nav: HTMLElement): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const links = [...nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const headings = links.map((link) =>
    document.getElementById(decodeURIComponent(link.hash.slice(1))),
  );
  const states: HeadingState[] = headings.map(() => ({ passed: false, upper: false }));
  const navbar = document.querySelector('nav[aria-label="Main"]')?.clientHeight ?? 0;
  const far = 1_000_000;

  const observe = (
    bottom: number,
    threshold: number,
    set: (state: HeadingState, on: boolean) => void,
  ) => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          const state = states[headings.indexOf(target as HTMLElement)];
          if (state) set(state, isIntersecting && intersectionRatio >= threshold);
        }
        mark(links, activeHeading(states));
      },
      { rootMargin: `${far}px 0px ${-bottom}px 0px`, threshold },
    );
    for (const heading of headings) if (heading) observer.observe(heading);
    return observer;
  };
  const edge = observe(window.innerHeight - navbar + 1, 0, (state, on) => {
    state.passed = on;
  });
  const middle = observe(Math.round(window.innerHeight / 2), 1, (state, on) => {
    state.upper = on;
  });
  return () => {
    edge.disconnect();
    middle.disconnect();
  };
}

function mark(links: HTMLAnchorElement[], active: number | null): void {
  links.forEach((link, index) => {
    if (index === active) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  });
}
