import { expect } from '@playwright/test';

/**
 * Functions that control a browser with a single tab. Firefox and WebKit implement them with different
 * protocols.
 */
export interface Driver {
  /** Opens a URL and resolves once the page has loaded. */
  go(url: string): Promise<void>;
  /** Resizes the page to this width and approximately this height, both in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Evaluates a JavaScript expression that returns a string, in the page or in its first iframe. */
  read(expression: string, isFrame?: boolean): Promise<string>;
  /** Performs input actions, such as pointer moves, in the format of WebDriver. */
  act(sources: readonly object[]): Promise<void>;
  /** Takes a screenshot of the browser window and returns it as a Base64-encoded PNG. */
  picture(): Promise<string>;
  /** Returns recorded script errors, console errors, and content security policy violations. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** Special keys, in WebDriver's encoding. */
export const keys = { enter: '\uE007', control: '\uE009', right: '\uE014', down: '\uE015' };

interface Point {
  x: number;
  y: number;
}

/**
 * Browser tab with methods for a reader's actions. They find elements by selector and text, and wait until an
 * element can be used.
 */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Opens a page of the site, and moves the pointer until React has hydrated the page. */
  async open(path: string): Promise<void> {
    await this.driver.go(this.site + path);
    await this.wake();
  }

  /** Moves the pointer until React has hydrated the page. */
  private async wake(): Promise<void> {
    let x = 1;
    await this.until(async () => {
      x += 1;
      await this.point({ x, y: 1 });
      return this.read(() => document.documentElement.dataset.hasHydrated);
    }, 'true');
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height);
  }

  /**
   * Runs a function in the page and returns its result. The function is serialized, so it can use `argument`
   * but no variables from outside.
   */
  read<Result, Argument>(of: (argument: Argument) => Result, argument?: Argument): Promise<Result> {
    return this.run(of, argument, false);
  }

  /** Runs a function in the page's first iframe and returns its result. */
  readFrame<Result>(of: () => Result): Promise<Result> {
    return this.run(of, undefined, true);
  }

  /** Calls `ask` repeatedly until it resolves to `answer`. Fails after 20 seconds. */
  async until<Answer>(ask: () => Promise<Answer>, answer: Answer): Promise<void> {
    await expect.poll(ask, { timeout: 20_000 }).toEqual(answer);
  }

  /**
   * Waits until an element with the text is visible. If `isSeen` is false, waits until no such element is
   * visible. Fails after 20 seconds.
   */
  async see(selector: string, text = '', isSeen = true): Promise<void> {
    await expect
      .poll(async () => (await this.placeOf(selector, text)) !== null, {
        message: `${selector} with "${text}" is ${isSeen ? 'seen' : 'not seen'}`,
        timeout: 20_000,
      })
      .toBe(isSeen);
  }

  /** Waits until the page's URL matches a pattern. Fails after 20 seconds. */
  async arrive(path: RegExp): Promise<void> {
    await expect.poll(() => this.read(() => location.href), { timeout: 20_000 }).toMatch(path);
  }

  /** Moves the pointer to the center of an element, once nothing covers it. */
  async hover(selector: string, text = ''): Promise<void> {
    await this.point(await this.reach(selector, text));
  }

  /** Clicks the center of an element, once nothing covers it. */
  async click(selector: string, text = ''): Promise<void> {
    const place = await this.reach(selector, text);
    await this.point(place, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Types text, one key at a time. */
  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.act([{ type: 'key', id: 'keyboard', actions: strokes }]);
  }

  /** Presses a key while holding down another key, as in Ctrl+K. */
  async chord(held: string, value: string): Promise<void> {
    const down = [held, value].map((key) => ({ type: 'keyDown', value: key }));
    const up = [value, held].map((key) => ({ type: 'keyUp', value: key }));
    await this.driver.act([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
  }

  private async run<Result, Argument>(
    of: (argument: Argument) => Result,
    argument: Argument | undefined,
    isFrame: boolean,
  ): Promise<Result> {
    const call = `(${of})(${JSON.stringify(argument)})`;
    return JSON.parse(await this.driver.read(`JSON.stringify(${call} ?? null)`, isFrame));
  }

  private point({ x, y }: Point, presses: readonly object[] = []): Promise<void> {
    const move = { type: 'pointerMove', x, y, duration: 0 };
    const parameters = { pointerType: 'mouse' };
    return this.driver.act([
      { type: 'pointer', id: 'mouse', parameters, actions: [move, ...presses] },
    ]);
  }

  /**
   * Returns the center of an element, once the element has stopped moving and nothing covers it. Fails after
   * 20 seconds.
   */
  private async reach(selector: string, text: string): Promise<Point> {
    let place: Point | null = null;
    const isThere = async () => {
      const before = place;
      place = await this.placeOf(selector, text, true);
      return place !== null && place.x === before?.x && place.y === before.y;
    };
    const message = `${selector} with "${text}" can be clicked`;
    await expect.poll(isThere, { message, intervals: [50, 100], timeout: 20_000 }).toBe(true);
    return place ?? { x: 0, y: 0 };
  }

  private placeOf(selector: string, text: string, isReached = false): Promise<Point | null> {
    return this.read(
      ({ selector, text, isReached }) => {
        const found = [...document.querySelectorAll(selector)].find(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            `${element.textContent} ${element.ariaLabel}`.includes(text),
        );
        if (!found) return null;
        const middle = () => {
          const { x, y, width, height } = found.getBoundingClientRect();
          return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        };
        const isHit = () => found.contains(document.elementFromPoint(middle().x, middle().y));
        if (isReached && !isHit()) found.scrollIntoView({ block: 'center', behavior: 'instant' });
        return isReached && !isHit() ? null : middle();
      },
      { selector, text, isReached },
    );
  }
}
