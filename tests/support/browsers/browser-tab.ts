import { expect } from '@playwright/test';

/** A browser with one tab, in whatever protocol it is driven. */
export interface Driver {
  /** Opens an address; resolves once it has loaded. */
  go(url: string): Promise<void>;
  /** Makes the page as wide and about as high, in pixels of CSS. */
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression that gives a string, in the page or in its first frame. */
  read(expression: string, isFrame?: boolean): Promise<string>;
  /** Performs actions as WebDriver describes them. */
  act(sources: readonly object[]): Promise<void>;
  /** A picture of the window, as PNG in Base64. */
  picture(): Promise<string>;
  /** Errors of scripts and of the console, and what the policy of a page kept from loading. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** Keys as WebDriver names them. */
export const keys = { enter: '\uE007', control: '\uE009', right: '\uE014' };

interface Point {
  x: number;
  y: number;
}

/** A tab as a reader uses it: elements are found by selector and text, and used once they can be. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Opens a page of the site and moves the pointer until React has taken over. */
  async open(path: string): Promise<void> {
    await this.driver.go(this.site + path);
    await this.wake();
  }

  /** Moves the pointer until React has taken over. */
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

  /** What a function gives in the page; it sees its argument and nothing around it. */
  read<Result, Argument>(of: (argument: Argument) => Result, argument?: Argument): Promise<Result> {
    return this.run(of, argument, false);
  }

  /** What a function gives in the first frame of the page. */
  readFrame<Result>(of: () => Result): Promise<Result> {
    return this.run(of, undefined, true);
  }

  /** Waits until a question has this answer. */
  async until<Answer>(ask: () => Promise<Answer>, answer: Answer): Promise<void> {
    await expect.poll(ask, { timeout: 20_000 }).toEqual(answer);
  }

  /** Waits until an element with the text is visible, or until none is. */
  async see(selector: string, text = '', isSeen = true): Promise<void> {
    await expect
      .poll(async () => (await this.placeOf(selector, text)) !== null, {
        message: `${selector} with "${text}" is ${isSeen ? 'seen' : 'not seen'}`,
        timeout: 20_000,
      })
      .toBe(isSeen);
  }

  /** Waits until the address ends so. */
  async arrive(path: RegExp): Promise<void> {
    await expect.poll(() => this.read(() => location.href), { timeout: 20_000 }).toMatch(path);
  }

  /** Moves the pointer onto an element. */
  async hover(selector: string, text = ''): Promise<void> {
    await this.point(await this.reach(selector, text));
  }

  /** Clicks in the middle of an element. */
  async click(selector: string, text = ''): Promise<void> {
    const place = await this.reach(selector, text);
    await this.point(place, [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Strikes the keys of a text one after the other. */
  async type(text: string): Promise<void> {
    const strokes = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.act([{ type: 'key', id: 'keyboard', actions: strokes }]);
  }

  /** Holds a key while it strikes another. */
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

  /** The middle of an element, once it stays where it is and nothing covers it. */
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
