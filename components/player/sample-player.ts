import {
  playerHttpError,
  playerLeft,
  playerNotStarted,
  playerResult,
  playerRunAgain,
} from '@/content/messages/player';
import type { SampleData } from '@/lib/player/built-sample';
import type { NativeStyles } from '@/lib/player/native-class';
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

/** Listener for messages from the sandboxed iframe. */
type Hear = (message: FromSandbox) => void;

/** Editor of a sample. It exists once the reader has started editing. */
export interface SampleEditor {
  readonly files: SampleFiles;
  /** Tailwind classes in the code that last compiled successfully. */
  readonly classes: string[];
  /**
   * Native styles of these classes with the theme of an app. Undefined if the sample has no such theme. Rejects
   * when NativeWind cannot be loaded.
   */
  readonly native?: Promise<NativeStyles>;
  /** Replaces the text of a file. The reader can undo this. */
  rewrite(name: string, text: string): void;
}

/** Live sample on the page, as passed to the code that runs it. */
export interface SampleOfPage {
  element: HTMLElement;
  /** Aborts when the sample is removed from the page. */
  signal: AbortSignal;
  notice: SampleNotice;
  /** URL of the file with the sample's `SampleData`, or `playground`. */
  sample: string;
}

const loading = new Map<string, Promise<SampleData>>();

/** Fetches a built sample's data once per URL. After a failure, the next call retries. */
export function loadSample(url: string): Promise<SampleData> {
  const known = loading.get(url);
  if (known) return known;
  const promise = fetch(url).then((response) => {
    if (!response.ok) throw new Error(playerHttpError(url, response.status));
    return response.json() as Promise<SampleData>;
  });
  loading.set(url, promise);
  promise.catch(() => loading.delete(url));
  return promise;
}

/**
 * Player for one live sample. It runs the sample in a sandboxed iframe. While there is no iframe, the static
 * drawing is visible.
 */
export class SamplePlayer implements Holder {
  frame: LiveFrame | undefined;
  isVisible = false;
  editor: SampleEditor | undefined;
  readonly element: HTMLElement;
  readonly result: HTMLElement;
  readonly signal: AbortSignal;
  readonly notice: SampleNotice;
  /**
   * Identifies the sample: the URL of its data file, or `playground`. Samples with the same code have the
   * same id.
   */
  readonly id: string;
  private width = 0;
  /** Compiled edits of the reader, which run instead of the original sample. */
  private edited: Program | undefined;
  private isStopped = false;
  /** Whether the sample may run. If false, the player shows its drawing, as it does for iOS and Android. */
  private isRunning = true;
  private readonly listeners = new Set<Hear>();

  /**
   * Creates a player. `source` provides the sample's data. By default, it is fetched from the URL in
   * `sample`.
   */
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

  /** Data of the original, unedited sample. */
  get data(): Promise<SampleData> {
    return this.source ?? loadSample(this.id);
  }

  mount(): void {
    if (this.isStopped) return;
    const frame = new LiveFrame(this.result, playerResult(this.element.ariaLabel ?? ''), {
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
    delete this.result.dataset.live;
  }

  stop(message: string): void {
    this.isStopped = true;
    this.release();
    this.show({ message });
  }

  /** Removes the iframe. A new one is not created until `run` is called. */
  hold(): void {
    this.isStopped = true;
    this.edited = undefined;
    this.release();
    this.show(undefined);
  }

  /**
   * Runs a program, or the original sample if `program` is undefined. Also runs a sample that was stopped.
   */
  run(program: Program | undefined): void {
    this.edited = program;
    this.isStopped = false;
    this.show(undefined);
    const { frame } = this;
    wantFrame(this);
    if (frame) this.start(frame);
  }

  /**
   * Sets the sample's viewport width in pixels, and runs the sample if it is not running. 0 means as wide as
   * its box.
   */
  setWidth(width: number): void {
    this.width = width;
    this.fit();
    wantFrame(this);
  }

  /** Requests an iframe, unless the reader has chosen a platform on which samples are only drawn. */
  wantRun(): void {
    if (this.isRunning) wantFrame(this);
  }

  /** Runs the sample if it is visible, or shows its drawing if `isRunning` is false. */
  setRunning(isRunning: boolean): void {
    if (this.isRunning === isRunning) return;
    this.isRunning = isRunning;
    if (isRunning && this.isVisible) wantFrame(this);
    if (isRunning) return;
    forgetHolder(this);
    this.release();
    this.show(undefined);
  }

  /** Adds a listener for messages from the sandboxed iframe. */
  listen(hear: Hear): void {
    this.listeners.add(hear);
  }

  /** Shows a problem. Hides the notice if `problem` is undefined. */
  show(problem: SampleProblem | undefined): void {
    const again = { label: playerRunAgain, act: this.runAgain };
    this.notice.show(problem && toSentence(problem), this.isStopped ? again : undefined);
  }

  private readonly runAgain = () => this.run(this.edited);

  private start(frame: LiveFrame): void {
    const { on } = this.element.dataset;
    if (this.edited) frame.start(this.edited);
    else
      this.data
        .then((data) =>
          on
            ? import('./imitate-platform').then(({ imitate }) => imitate(data, on, this.result))
            : data.program,
        )
        .then(
          (program) => frame.start(this.edited ?? program),
          (error) => this.fail(error),
        );
  }

  /**
   * Shows that code or data for the sample failed to load. The sample runs again when the reader clicks
   * Retry, or when the browser comes back online while the sample is visible.
   */
  private fail(error: unknown): void {
    this.release();
    this.notice.tellMissing(error, this.runAgain);
    const online = () => this.isVisible && this.runAgain();
    window.addEventListener('online', online, { once: true, signal: this.signal });
  }

  /** Sets the width of the iframe, and scales it down if it is wider than its box. */
  private fit(): void {
    if (!this.frame) return;
    const { style } = this.frame.element;
    const scale = Math.min(this.result.clientWidth / this.width, 1) || 1;
    style.width = this.width ? `${this.width}px` : '';
    style.height = `${100 / scale}%`;
    style.scale = `${scale}`;
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
