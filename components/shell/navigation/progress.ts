const delay = 200;
const options = {
  showSpinner: false,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  template: '<div class="bar"></div>',
  barSelector: '.bar',
};

interface Bar {
  start(): unknown;
  done(): unknown;
}

let prepared: Bar | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let bar: Bar | undefined;

/** Loads the progress bar in advance, so it is available when the first slow navigation starts. */
export async function prepareProgress(): Promise<void> {
  const { default: nprogress } = await import('nprogress');
  nprogress.configure(options);
  prepared = nprogress;
}

/**
 * Shows the progress bar once the navigation has taken 200 ms. Shows nothing if `prepareProgress` has not
 * finished by then.
 */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    bar = prepared;
    bar?.start();
  }, delay);
}

/** Completes the progress bar, or cancels it if it is not visible yet. */
export function finishProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  bar?.done();
  bar = undefined;
}
