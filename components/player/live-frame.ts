import { playerFiles } from '@/.generated/player';
import { withBasePath } from '@/lib/browser/base-path';
import {
  type FromSandbox,
  HELLO,
  type Program,
  readFromSandbox,
  type ToSandbox,
} from '@/lib/player/sample-protocol';
import { pageTheme } from './page-theme';

/**
 * Time in milliseconds that the sandbox has to connect: `PATIENCE` after the iframe is created, and `START`
 * after its load event.
 */
const PATIENCE = 20_000;
const START = 3000;

/** Callbacks for the owner of a `LiveFrame`. */
export interface FrameEvents {
  onMessage(message: FromSandbox): void;
  /** Called when the iframe has navigated away from the sandbox and can no longer be used. */
  onLeft(): void;
  /** Called when the sandbox has not connected in time, for example because the server sent another page. */
  onMissing(): void;
}

/**
 * Sandboxed iframe that runs one sample. It may only run scripts. It exchanges messages with the page through
 * its own message port. It is invisible and inert until its first run is painted.
 */
export class LiveFrame {
  readonly element = document.createElement('iframe');
  /** Time of the last message from the iframe, as returned by `performance.now()`. */
  heard = performance.now();
  private port: MessagePort | undefined;
  private readonly waiting: ToSandbox[] = [];
  private run = 0;
  private settledRun = 0;
  private loads = 0;

  constructor(
    host: HTMLElement,
    title: string,
    private readonly events: FrameEvents,
  ) {
    const { element } = this;
    element.sandbox.value = 'allow-scripts';
    element.dataset.playerFrame = '';
    element.inert = true;
    element.title = title;
    element.src = `${withBasePath(playerFiles.sandbox)}#${pageTheme()}`;
    window.addEventListener('message', this.connect);
    element.addEventListener('load', () => {
      this.loads += 1;
      if (this.loads > 1) events.onLeft();
      else setTimeout(this.expect, START);
    });
    setTimeout(this.expect, PATIENCE);
    host.append(element);
  }

  /** Whether the sandbox has connected and can receive messages. */
  get isConnected(): boolean {
    return this.port !== undefined;
  }

  /** Whether the latest run has been painted or has reported a problem. */
  get isSettled(): boolean {
    return this.settledRun === this.run;
  }

  /** Updates `heard`, as if the iframe had just responded. */
  hear(): void {
    this.heard = performance.now();
  }

  /** Runs a program instead of the previous one. */
  start(program: Program): void {
    this.run += 1;
    this.send({ type: 'run', run: this.run, program });
  }

  send(message: ToSandbox): void {
    if (this.port) this.port.postMessage(message);
    else this.waiting.push(message);
  }

  remove(): void {
    window.removeEventListener('message', this.connect);
    this.port?.close();
    this.element.remove();
  }

  private readonly connect = ({ source, data }: MessageEvent): void => {
    const { contentWindow } = this.element;
    // Any iframe can send this message, so only the first one from our own iframe is accepted.
    if (source !== contentWindow || !contentWindow || data !== HELLO || this.port) return;
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.hear();
    port1.onmessage = ({ data: message }) => this.receive(message);
    contentWindow.postMessage(HELLO, '*', [port2]);
    this.send({ type: 'theme', theme: pageTheme() });
    for (const message of this.waiting.splice(0)) port1.postMessage(message);
  };

  private readonly expect = (): void => {
    if (!this.isConnected && this.element.isConnected) this.events.onMissing();
  };

  private receive(data: unknown): void {
    const message = readFromSandbox(data);
    if (!message) return;
    this.hear();
    if ('run' in message && message.run !== this.run) return;
    if (message.type === 'painted' || message.type === 'problem') this.settledRun = this.run;
    if (message.type === 'painted') this.element.inert = false;
    this.events.onMessage(message);
  }
}
