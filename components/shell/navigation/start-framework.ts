/** The script of the page names the framework's files in this attribute; see lib/export/next/next-scripts.ts. */
const LIST = 'data-framework';

const loaded = new Set<string>();
let starting: Promise<void> | undefined;

/** Starts the framework after the next paint, so that what the reader touched is shown first. */
export function startSoon(): void {
  nextPaint().then(startFramework).catch(ignore);
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
