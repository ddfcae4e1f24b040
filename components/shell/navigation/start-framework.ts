import { onDocumentParsed } from '@/lib/browser/document-parsed';

/**
 * Attribute of the script element with the page's payload. It lists the Next.js script files.
 * `lib/export/next/next-scripts.ts` sets it.
 */
const LIST = 'data-framework';

const loaded = new Set<string>();
let starting: Promise<void> | undefined;

/** Starts Next.js after the next paint, so the effect of the reader's action is visible first. */
export function startSoon(): void {
  nextPaint().then(startFramework).catch(ignore);
}

/**
 * Loads and starts Next.js. Later calls return the same promise. Rejects if a file cannot be loaded. The next
 * call then tries again.
 */
export function startFramework(): Promise<void> {
  starting ??= load().catch((error) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function load(): Promise<void> {
  // The list and the links to CSS files are at the end of the document.
  await new Promise<void>((resolve) => onDocumentParsed(resolve));
  // React adds links after these. In the head, their rules come before those of sheets in the content.
  document.head.append(...document.querySelectorAll('body > link[disabled]'));
  const list = document.querySelector(`script[${LIST}]`)?.getAttribute(LIST);
  const [last, ...others] = list?.split(' ').filter((file) => !loaded.has(file)) ?? [];
  if (!last) return;
  addLink({ rel: 'preload', as: 'script', href: last });
  await Promise.all(others.map(loadScript));
  // Next.js starts as soon as it has all files. Waiting lets the browser paint the effects of user input
  // first.
  await nextPaint();
  await loadScript(last);
}

function addLink(attributes: Pick<HTMLLinkElement, 'rel' | 'as' | 'href'>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Resolves after the next frame, or after 100 ms in a hidden tab, because browsers draw no frames there. */
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
