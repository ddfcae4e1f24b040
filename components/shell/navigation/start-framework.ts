/** The script of the page names the framework's files in this attribute; see lib/export/next/next-scripts.ts. */
const LIST = 'data-framework';

/** Events that show that somebody is reading the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];

const loaded = new Set<string>();
let starting: Promise<void> | undefined;

/**
 * Starts the framework at the first sign of a reader: until then links, the menu, the theme and
 * everything in the content work without it.
 */
export function startAtFirstSign(): void {
  const isOver = new AbortController();
  const start = (event: Event) => {
    if (isOfItself(event)) return;
    isOver.abort();
    // What the reader touched is painted first.
    nextPaint().then(startFramework).catch(ignore);
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, start, { passive: true, capture: true, signal: isOver.signal });
}

/** Whether nobody caused the event: a part of the page scrolled, or the page appeared under a pointer at rest. */
function isOfItself(event: Event): boolean {
  if (event.type === 'scroll') return event.target !== document;
  const moves = event.type === 'pointermove' && event instanceof PointerEvent;
  return moves && event.movementX === 0 && event.movementY === 0;
}

/** Loads the framework, once; rejects when a file of it does not come, and can be called again then. */
export function startFramework(): Promise<void> {
  starting ??= load().catch((error) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function load(): Promise<void> {
  const list = document.querySelector(`script[${LIST}]`)?.getAttribute(LIST);
  const [last, ...others] = list?.split(' ').filter((file) => !loaded.has(file)) ?? [];
  if (!last) return;
  preloadScript(last);
  await Promise.all(others.map(loadScript));
  // The framework starts when it has all files. What was touched meanwhile is painted before.
  await nextPaint();
  await loadScript(last);
}

function preloadScript(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href });
  document.head.append(link);
}

/** Waits for the next frame, and no longer than a tenth of a second: a hidden tab has none. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => {
      loaded.add(src);
      resolve();
    };
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    document.head.append(script);
  });
}

function ignore(): void {}
