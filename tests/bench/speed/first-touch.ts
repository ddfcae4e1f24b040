/** Measures how long a page takes to respond to the first interaction of a reader. */
import type { Page } from '@playwright/test';

/**
 * Selectors of the controls that a reader may touch first. If several elements match, the visible one
 * is used.
 */
export type Controls = Partial<Record<Control, string>>;
/** Control that a reader may touch first. */
export type Control = (typeof CONTROLS)[number];

/**
 * Names of all controls. The menu is tested on a phone-sized viewport and the others on a desktop
 * viewport.
 */
export const CONTROLS = ['theme', 'search', 'version', 'menu'] as const;

/** Returns the viewport width at which a control is tested, in CSS pixels. */
export const widthFor = (control: Control) => (control === 'menu' ? 375 : 1280);

/** Milliseconds from the first paint to the touch. */
const DELAY = 50;
/** Milliseconds after which a touch without a response counts as lost. */
const PATIENCE = 6000;

/** Matches the menu links of the corpus and of this site. */
const MENU_LINKS = 'a[href*="/section-1/page-"]:not(main a), #menu a[href]';
const VERSION_LINKS = 'a[data-version]:not([data-version=""], #menu a, main a)';

/**
 * Clicks a control 50 ms after the first paint. The version menu is hovered instead. Resolves to the
 * milliseconds until the frame that shows the new theme, a focused search field or the links of the
 * menu. Resolves to `Infinity` if that never happens.
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
  /** Selector of the links in the menu that opens. */
  links: string;
  /** Milliseconds after which the touch counts as lost. */
  patience: number;
}

/** Runs in the page. Measures the time from the touch to the frame after the control has responded. */
function watchAnswer({ control, links, patience }: Watch): void {
  const theme = () =>
    getComputedStyle(document.body).color + getComputedStyle(document.body).backgroundColor;
  /** Whether one end of a link is visible. A menu that slides in shows one end of its links first. */
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
