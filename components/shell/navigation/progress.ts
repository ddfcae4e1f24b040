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

/** Loads the bar, so that it is there when the first slow page is asked for. */
export async function prepareProgress(): Promise<void> {
  const { default: nprogress } = await import('nprogress');
  nprogress.configure(options);
  prepared = nprogress;
}

/** Shows the progress bar, once it is prepared, when the page asked for has not arrived after 200 ms. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    bar = prepared;
    bar?.start();
  }, delay);
}

/** Ends the progress bar, or keeps it from appearing. */
export function finishProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  bar?.done();
  bar = undefined;
}
