import type { Page } from '@playwright/test';
import type { BuiltSample } from '@/lib/player/built-sample';
import type { Program, Theme } from '@/lib/player/sample-protocol';
import { showOn } from '@/tests/support/player';

/** Element of a rendered sample, with the computed style properties that differ from their initial values. */
export interface Painted {
  element: string;
  style: Record<string, string>;
}

/** Sample as rendered in a document. */
export interface Shown {
  /** Markup with sorted attributes and without closing tags. */
  html: string;
  elements: Painted[];
}

/**
 * Luminance of a drawing's background (0 to 1), and the contrast between each text and its background (1 to
 * 21).
 */
export interface DrawnColors {
  ground: number;
  contrasts: [text: string, contrast: number][];
}

const PANES = `<div class="player" data-on="web" style="position:fixed;inset:0 auto auto 0;z-index:99;margin:0">
  <div data-view><div data-result data-drawn></div></div><div data-result data-running></div></div>`;

/**
 * Page of the site with two boxes of the same size. Samples are drawn as static HTML in one box and run
 * in the other.
 */
export class LiveSamples {
  private constructor(private readonly page: Page) {}

  static async open(page: Page): Promise<LiveSamples> {
    await page.goto('/overview');
    await showOn(page, 'Web');
    const own = page.locator('iframe[title^="Result of "]').first();
    await page.evaluate(addPanes, { panes: PANES, src: (await own.getAttribute('src')) ?? '' });
    return new LiveSamples(page);
  }

  /** Sets the size of both boxes, in pixels, and the theme of the page. */
  async dress(theme: Theme, { width, height }: { width: number; height: number }): Promise<void> {
    const size = `display:grid;grid-template-rows:minmax(0,1fr);width:${width}px;height:${height}px;min-height:0;border:0`;
    await this.page.evaluate(
      ([worn, style = '']) => {
        document.documentElement.dataset.theme = worn;
        for (const box of document.querySelectorAll('[data-drawn], [data-running]'))
          box.setAttribute('style', style);
      },
      [theme, size],
    );
  }

  /** Inserts the static drawing of a sample, as the site's pages do. Resolves to the rendered drawing. */
  async draw({ id, css }: BuiltSample, html: string): Promise<Shown> {
    const drawing = `<div data-drawing><style>${css}</style><div class="player-drawing player-${id}" inert>${html}</div></div>`;
    await this.page.locator('[data-drawn]').evaluate((box, text) => {
      box.innerHTML = text;
    }, drawing);
    return this.page.evaluate(look, '[data-drawn] .player-drawing');
  }

  /** Returns the colors of the most recent drawing. */
  colors(): Promise<DrawnColors> {
    return this.page.evaluate(readColors);
  }

  /**
   * Runs a program and waits until it has painted or failed. `messages` contains its console output and its
   * error, if any.
   */
  async run(program: Program, theme: Theme): Promise<Shown & { messages: string[] }> {
    const messages = await this.page.evaluate(runInFrame, { program, theme });
    const frame = this.page.frame('sample');
    if (!frame) throw new Error('The frame of the live sample is gone.');
    return { messages, ...(await frame.evaluate(look, '#root')) };
  }
}

/** State that the tests store on the page's `window`. */
interface Kept {
  port: MessagePort;
  run: number;
}

function addPanes({ panes, src }: { panes: string; src: string }): Promise<void> {
  document.querySelector('article')?.insertAdjacentHTML('beforeend', panes);
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.name = 'sample';
  frame.src = src;
  const { port1, port2 } = new MessageChannel();
  document.querySelector('[data-running]')?.append(frame);
  return new Promise((resolve) => {
    addEventListener('message', ({ source }) => {
      if (source !== frame.contentWindow) return;
      frame.contentWindow?.postMessage('nativewind-player', '*', [port2]);
      Object.assign(window, { port: port1, run: 0 } satisfies Kept);
      resolve();
    });
  });
}

function runInFrame({ program, theme }: { program: Program; theme: Theme }): Promise<string[]> {
  const kept = window as unknown as Kept;
  kept.run += 1;
  const { port, run } = kept;
  const messages: string[] = [];
  return new Promise((resolve) => {
    port.onmessage = ({ data }) => {
      if (data.run !== run) return;
      if (data.type === 'console') messages.push(`${data.level}: ${data.text}`);
      if (data.type === 'problem') messages.push(`problem: ${data.problem.message}`);
      if (data.type !== 'console') resolve(messages);
    };
    port.postMessage({ type: 'theme', theme });
    port.postMessage({ type: 'run', run, program });
  });
}

/**
 * Runs in a document. Removes focus, finishes transitions and cancels other animations, then returns the
 * markup and the styles of an element's descendants.
 */
function look(selector: string): Shown {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
    else animation.cancel();
  }
  const box = document.createElement('div');
  box.style.all = 'initial';
  const bare = box.appendChild(document.createElement('div'));
  bare.style.all = 'initial';
  document.documentElement.append(box);
  // Drawings are intentionally inert. Variables are visible in the properties that use them.
  const names = [...getComputedStyle(bare)].filter((name) => !/^--|^interactivity$/.test(name));
  const initial = names.map((name) => getComputedStyle(bare).getPropertyValue(name));
  box.remove();
  const root = document.querySelector(selector);
  const markup = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    const attributes = [...node.attributes]
      .map(({ name, value }) =>
        name === 'style' && 'style' in node
          ? `style="${(node.style as CSSStyleDeclaration).cssText}"`
          : // Extra spaces between class names have no meaning, and the build removes trailing ones.
            `${name}="${name === 'class' ? [...node.classList].join(' ') : value}"`,
      )
      .filter((text) => text !== 'style=""');
    return `<${[node.localName, ...attributes.sort()].join(' ')}>${[...node.childNodes].map(markup).join('')}`;
  };
  const elements = [...(root?.querySelectorAll('*') ?? [])].map((element, index) => {
    const computed = getComputedStyle(element);
    const style: Record<string, string> = {};
    for (const [place, name] of names.entries()) {
      const value = computed.getPropertyValue(name);
      if (value !== initial[place]) style[name] = value;
    }
    return { element: `${index} <${element.localName}>`, style };
  });
  return { html: [...(root?.childNodes ?? [])].map(markup).join(''), elements };
}

function readColors(): DrawnColors {
  const box = document.querySelector('[data-drawn]');
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!box || !canvas) throw new Error('Nothing was drawn.');
  const lightness = (layers: string[]): number => {
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((part) => part / 255)
      .map((part) => (part > 0.04045 ? ((part + 0.055) / 1.055) ** 2.4 : part / 12.92));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const layersOf = (element: Element): string[] => {
    const parents = element === box ? [] : layersOf(element.parentElement ?? box);
    return [...parents, getComputedStyle(element).backgroundColor];
  };
  const elements = [...box.querySelectorAll('.player-drawing *')];
  const clear = 'rgba(0, 0, 0, 0)';
  const root = elements.find((it) => getComputedStyle(it).backgroundColor !== clear) ?? box;
  const contrasts = elements.flatMap((element): DrawnColors['contrasts'] => {
    const isField =
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && element.type !== 'checkbox');
    const parts = [...element.childNodes].map((it) => (it instanceof Text ? it.data : ''));
    const text = isField ? element.value : parts.join('');
    if (!text.trim()) return [];
    const layers = layersOf(element);
    const pair = [lightness(layers), lightness([...layers, getComputedStyle(element).color])];
    return [[text, (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)]];
  });
  return { ground: lightness(layersOf(root)), contrasts };
}
