/** Page script that measures keystrokes. It is injected before the page's own scripts. */

/** Measurements that this script provides as `window.watch`. */
export interface Watch {
  /**
   * Resolves to the time from the last keystroke to the frame that shows the query's results, in
   * milliseconds.
   */
  shown(query: string): Promise<number>;
  /** Duration of the longest main-thread task in milliseconds, or 0 if no task took 50 ms or more. */
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
      // Requests that only load the index have no results.
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
