/** Measures keys on the page, from before its own scripts on. */

/** What it leaves on the page. */
export interface Watch {
  /** Resolves to the milliseconds from the last key to the frame that shows the answer to the query. */
  shown(query: string): Promise<number>;
  /** Milliseconds of the longest task of the main thread that took 50 or more; else 0. */
  longestTask: number;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

let key = 0;
let changed = 0;
let answered = '';
window.addEventListener(
  'keydown',
  ({ timeStamp }) => {
    key = timeStamp;
  },
  true,
);
const Plain = window.Worker;
window.Worker = class extends Plain {
  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options);
    this.addEventListener('message', ({ data }) => {
      // Getting an index ready is answered by nothing.
      if (data.answer) answered = data.answer.query;
    });
  }
};
const frame = () => new Promise((done) => requestAnimationFrame(done));
window.watch = {
  longestTask: 0,
  async shown(query) {
    while (answered !== query) await frame();
    let quiet = 0;
    for (let last = changed; quiet < 3; quiet += 1) {
      await frame();
      if (changed !== last) quiet = 0;
      last = changed;
    }
    return changed - key;
  },
};
new MutationObserver(() => {
  requestAnimationFrame(() => {
    changed = performance.now();
  });
}).observe(document, { subtree: true, childList: true, characterData: true });
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) {
    window.watch.longestTask = Math.max(window.watch.longestTask, duration);
  }
}).observe({ type: 'longtask' });
