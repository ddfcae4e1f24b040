/** Measures how long a page takes to respond to the reader's first interaction. */
import type { Page } from '@playwright/test';

/**
 * Selectors of the controls that a reader may touch first. If several elements match, the first visible one
 * is used.
 */
export type Controls = Partial<Record<Control, string>>;
/** Name of a control that a reader may touch first. */
export type Control = (typeof CONTROLS)[number];

/**
 * Names of all controls. The menu is tested in a phone-sized viewport and the others in a desktop viewport.
 */
export const CONTROLS = ['theme', 'search', 'version', 'menu'] as const;

/** Returns the viewport width at which a control is tested, in CSS pixels. */
export const widthFor = (control: Control) => (control === 'menu' ? 375 : 1280);

/** Time from the first paint to the touch, in milliseconds. */
const DELAY = 50;
/** Time after which a touch without a response is considered lost, in milliseconds. */
const PATIENCE = 6000;

/** Matches links in the menus of the corpus and of this site. */
const MENU_LINKS = 'a[href*="/section-1/page-"]:not(main a), #menu a[href]';
const VERSION_LINKS = 'a[data-version]:not([data-version=""], #menu a, main a)';

/**
 * Opens a page and clicks a control 50 ms after the first paint. Hovers over the version menu instead of
 * clicking it. Resolves to the time until the response is visible, in milliseconds. The response is the new
 * theme, a focused search field, or the menu's links. Resolves to `Infinity` if the control is not visible or
 * does not respond.
 */
export async function firstTouch(
  page: Page,
  url: string,
  control: Control,
  selector: string,
): Promise<number> {
  const links = control === 'version' ? VERSION_LINKS : MENU_LINKS;
  await page.addInitScript(watchAnswer, { control, links, patience: PATIENCE });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await page.waitForTimeout(DELAY);
  const place = await page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((item) =>
      item.getBoundingClientRect(),
    );
    const box = boxes.find(({ width }) => width > 0);
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, selector);
  if (!place) return Number.POSITIVE_INFINITY;
  await page.evaluate(() => Reflect.get(window, 'watchAnswer')());
  if (control === 'version') await page.mouse.move(place.x, place.y);
  else await page.mouse.click(place.x, place.y);
  const answer = await page.waitForFunction(() => Reflect.get(window, 'answer'), undefined, {
    timeout: 2 * PATIENCE,
    polling: 100,
  });
  return Number(await answer.jsonValue());
}

interface Watch {
  control: Control;
  /** Selector for the links in the menu that opens. */
  links: string;
  /** Time after which the touch is considered lost, in milliseconds. */
  patience: number;
}

/** Runs in the page. Measures the time from the touch to the frame after the control has responded. */
function watchAnswer({ control, links, patience }: Watch): void {
  const theme = () =>
    getComputedStyle(document.body).color + getComputedStyle(document.body).backgroundColor;
  /** Whether one end of a link is visible. A menu that slides in first shows only one end of its links. */
  const isLinkSeen = (link: Element) => {
    const { left, right, top, width, height } = link.getBoundingClientRect();
    return [left + 2, right - 2].some((x) => {
      const hit = document.elementFromPoint(x, top + height / 2);
      return (
        width > 0 &&
        hit !== null &&
        (link.contains(hit) || hit.contains(link)) &&
        hit !== document.body
      );
    });
  };
  const areLinksSeen = () => [...document.querySelectorAll(links)].some(isLinkSeen);
  const isField = () => document.activeElement instanceof HTMLInputElement;
  Reflect.set(window, 'watchAnswer', () => {
    const before = theme();
    const isThemeNew = () => theme() !== before;
    const answers = {
      theme: isThemeNew,
      search: isField,
      version: areLinksSeen,
      menu: areLinksSeen,
    };
    const isAnswered = answers[control];
    let start = performance.now();
    const end = start + patience;
    const touch = control === 'version' ? 'pointermove' : 'pointerdown';
    window.addEventListener(touch, ({ timeStamp }) => (start = timeStamp), {
      capture: true,
      once: true,
    });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Reflect.set(window, 'answer', performance.now() - start);
    const look = () => {
      if (isAnswered()) port2.postMessage(0);
      else if (performance.now() < end) requestAnimationFrame(look);
      else Reflect.set(window, 'answer', Number.POSITIVE_INFINITY);
    };
    look();
  });
}
