import { startCopyPage } from './copy-page';
import { startText } from './text';
import { startToc } from './toc';

/** Makes something in a page's HTML work; call the result to stop. */
type Start = (root: HTMLElement) => () => void;

/** Brings a page's HTML to life: heading links, tables, table of contents; call the result to stop. */
export function startProse(root: HTMLElement): () => void {
  const stops = [
    startText(root),
    startToc(root),
    startCopyPage(root),
    startLater(root, 'a[data-anchor]', () =>
      import('./copy-section').then(({ startCopySection }) => startCopySection),
    ),
    startLater(root, '[data-class-table]', () =>
      import('./class-tables').then(({ startClassTables }) => startClassTables),
    ),
    startLater(root, '[data-class-lookup]', () =>
      import('./class-lookup').then(({ startClassLookup }) => startClassLookup),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Code that only some pages need comes by itself. */
function startLater(root: HTMLElement, selector: string, load: () => Promise<Start>): () => void {
  let stop = () => {};
  let isStopped = false;
  if (root.querySelector(selector)) {
    load().then(
      (start) => {
        if (!isStopped) stop = start(root);
      },
      // The article reads without it; the shell says when the connection is gone.
      () => {},
    );
  }
  return () => {
    isStopped = true;
    stop();
  };
}
