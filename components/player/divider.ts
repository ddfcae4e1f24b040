import { playgroundDivider } from '@/content/messages/playground';

/** Widths of the code in percent that clicks on the divider choose one after the other. */
const STOPS = [50, 70, 30];
/** Limits of the width in percent, and the change per arrow key. */
const [MIN, MAX, STEP] = [20, 80, 5];

/**
 * Adds a divider between the code and the result. Readers move it by dragging, with the arrow keys, Home, and End, or
 * by clicking it, which needs no dragging (WCAG 2.5.7).
 */
export function addDivider(panes: HTMLElement): void {
  const divider = document.createElement('div');
  let width = 50;
  const set = (percent: number) => {
    width = Math.round(Math.min(MAX, Math.max(MIN, percent)));
    divider.ariaValueNow = String(width);
    panes.style.setProperty('--split', `${width}%`);
  };
  Object.assign(divider, {
    role: 'separator',
    tabIndex: 0,
    ariaLabel: playgroundDivider,
    ariaOrientation: 'vertical',
    ariaValueMin: String(MIN),
    ariaValueMax: String(MAX),
  });
  divider.dataset.divider = '';
  set(width);
  divider.addEventListener('keydown', (event) => {
    const next = { ArrowLeft: width - STEP, ArrowRight: width + STEP, Home: MIN, End: MAX }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  });
  let start: number | undefined;
  let hasMoved = false;
  divider.addEventListener('pointerdown', (event) => {
    // The iframe of the result would otherwise receive the events while the pointer is above it.
    divider.setPointerCapture(event.pointerId);
    start = event.clientX;
    hasMoved = false;
  });
  divider.addEventListener('pointermove', ({ clientX }) => {
    if (start === undefined || (!hasMoved && Math.abs(clientX - start) < 3)) return;
    hasMoved = true;
    const { left, width: whole } = panes.getBoundingClientRect();
    set(((clientX - left) / whole) * 100);
  });
  divider.addEventListener('lostpointercapture', () => {
    start = undefined;
  });
  divider.addEventListener('click', () => {
    if (hasMoved) return;
    set(STOPS[(STOPS.indexOf(width) + 1) % STOPS.length] ?? MIN);
  });
  panes.querySelector('[data-side]')?.before(divider);
}
