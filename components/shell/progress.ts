const delay = 200;
const options = {
  showSpinner: false,
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  template: '<div class="bar" role="bar"></div>',
};

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: { done(): unknown } | undefined;

/** Shows the progress bar when the page asked for has not arrived after 200 ms. */
export function startProgress(): void {
  clearTimeout(timer);
  const loading = import('nprogress').then(({ default: nprogress }) => nprogress);
  loading.catch(() => {});
  timer = setTimeout(async () => {
    const current = timer;
    const nprogress = await loading.catch(() => undefined);
    if (!nprogress || timer !== current) return;
    nprogress.configure(options);
    nprogress.start();
    bar = nprogress;
  }, delay);
}

/** Ends the progress bar, or keeps it from appearing. */
export function finishProgress(): void {
  clearTimeout(timer);
  timer = undefined;
  bar?.done();
  bar = undefined;
}
