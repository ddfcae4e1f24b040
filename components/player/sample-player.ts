import {
  playerAnswered,
  playerLeft,
  playerNotStarted,
  playerResult,
  playerRunAgain,
  playerUnnamed,
} from '@/content/messages/player';
import type { SampleData } from '@/lib/player/built-sample';
import type {
  FromSandbox,
  Program,
  SampleFiles,
  SampleProblem,
} from '@/lib/player/sample-protocol';
import { forgetHolder, type Holder, wantFrame } from './frame-pool';
import { LiveFrame } from './live-frame';
import { followPageTheme, pageTheme } from './page-theme';
import type { SampleNotice } from './sample-notice';

/** A listener for what the sandbox says; panels that are open hear it. */
type Hear = (message: FromSandbox) => void;

/** What edits a sample, once its reader has asked for it. */
export interface SampleEditor {
  readonly files: SampleFiles;
  /** The classes of the last version that compiled. */
  readonly classes: string[];
  /** Puts another text in place of a file's; it can be undone. */
  rewrite(name: string, text: string): void;
}

/** A sample of the page. */
export interface SampleOfPage {
  element: HTMLElement;
  /** Ends all of it. */
  signal: AbortSignal;
  notice: SampleNotice;
  /** URL of its `SampleData`, or another name that no sample has. */
  sample: string;
}

const loading = new Map<string, Promise<SampleData>>();

/** Fetches a shipped sample, once; one that fails is tried again the next time. */
export function loadSample(url: string): Promise<SampleData> {
  const known = loading.get(url);
  if (known) return known;
  const promise = fetch(url).then((response) => {
    if (!response.ok) throw new Error(playerAnswered(url, response.status));
    return response.json() as Promise<SampleData>;
  });
  loading.set(url, promise);
  promise.catch(() => loading.delete(url));
  return promise;
}

/** A live sample of the page: it runs while it is seen, and shows its drawing otherwise. */
export class Player implements Holder {
  frame: LiveFrame | undefined;
  isVisible = false;
  editor: SampleEditor | undefined;
  readonly element: HTMLElement;
  readonly result: HTMLElement;
  readonly signal: AbortSignal;
  readonly notice: SampleNotice;
  /** Names it among all samples of the site. */
  readonly id: string;
  private width = 0;
  /** What runs in place of the sample as shipped. */
  private edited: Program | undefined;
  private isStopped = false;
  private readonly listeners = new Set<Hear>();

  /** `source` takes the place of the sample that is shipped. */
  constructor(
    { element, signal, notice, sample }: SampleOfPage,
    private readonly source?: Promise<SampleData>,
  ) {
    this.element = element;
    this.signal = signal;
    this.notice = notice;
    this.id = sample;
    this.result = element.querySelector<HTMLElement>('[data-result]') ?? element;
    followPageTheme(() => this.frame?.send({ type: 'theme', theme: pageTheme() }), signal);
    signal.addEventListener('abort', () => {
      this.release();
      forgetHolder(this);
    });
  }

  /** The sample as shipped. */
  get data(): Promise<SampleData> {
    return this.source ?? loadSample(this.id);
  }

  mount(): void {
    if (this.isStopped) return;
    const name = this.element.getAttribute('aria-label') ?? playerUnnamed;
    const frame = new LiveFrame(this.result, playerResult(name), {
      onMessage: (message) => this.receive(message),
      onLeft: () => this.stop(playerLeft),
      onMissing: () => this.fail(new Error(playerNotStarted)),
    });
    this.frame = frame;
    this.fit();
    this.start(frame);
  }

  release(): void {
    this.frame?.remove();
    this.frame = undefined;
    this.result.removeAttribute('data-live');
  }

  stop(message: string): void {
    this.isStopped = true;
    this.release();
    this.show({ message });
  }

  /** Gives the frame up until `run`, whoever wants one before. */
  hold(): void {
    this.isStopped = true;
    this.edited = undefined;
    this.release();
    this.show(undefined);
  }

  /** Runs a program in place of the one before, and a frame that was stopped again. */
  run(program: Program | undefined): void {
    this.edited = program;
    this.isStopped = false;
    this.show(undefined);
    const { frame } = this;
    wantFrame(this);
    if (frame) this.start(frame);
  }

  /** Makes the sample believe in a width in pixels; 0 is that of its box. */
  setWidth(width: number): void {
    this.width = width;
    this.fit();
    wantFrame(this);
  }

  /** Hears what the sandbox says. */
  listen(hear: Hear): void {
    this.listeners.add(hear);
  }

  /** Says what is wrong, or nothing any more. */
  show(problem: SampleProblem | undefined): void {
    const again = { label: playerRunAgain, act: this.runAgain };
    this.notice.show(problem && toSentence(problem), this.isStopped ? again : undefined);
  }

  private readonly runAgain = () => this.run(this.edited);

  private start(frame: LiveFrame): void {
    if (this.edited) frame.start(this.edited);
    else
      this.data.then(
        ({ program }) => frame.start(this.edited ?? program),
        (error) => this.fail(error),
      );
  }

  /** What the sample needs does not come; it is tried again when it is wanted, and when the browser is online again. */
  private fail(error: unknown): void {
    this.release();
    this.notice.tellMissing(error, this.runAgain);
    const online = () => this.isVisible && this.runAgain();
    window.addEventListener('online', online, { once: true, signal: this.signal });
  }

  /** A frame wider than its box is drawn smaller. */
  private fit(): void {
    if (!this.frame) return;
    const { style } = this.frame.element;
    const box = this.result.clientWidth;
    const scale = this.width > box ? box / this.width : 1;
    style.width = this.width ? `${this.width}px` : '';
    style.height = scale < 1 ? `${100 / scale}%` : '';
    style.transform = scale < 1 ? `scale(${scale})` : '';
  }

  private receive(message: FromSandbox): void {
    if (message.type === 'painted') {
      this.result.dataset.live = '';
      this.show(undefined);
    }
    if (message.type === 'problem') this.show(message.problem);
    for (const hear of this.listeners) hear(message);
  }
}

function toSentence({ message, file, line, column }: SampleProblem): string {
  return file && line ? `${file}:${line}:${column ?? 1}  ${message}` : message;
}
