import type { FromSandbox, Program, SampleProblem } from '@/lib/player/protocol';
import type { SampleData } from '@/lib/player/samples';
import type { Workspace } from './editor/workspace';
import { forgetHolder, type Holder, wantFrame } from './frame-pool';
import { LiveFrame } from './live-frame';
import { pageTheme, subscribePageTheme } from './page-theme';
import { loadSample } from './sample-data';

/** A listener for what the sandbox says; panels that are open hear it. */
type Hear = (message: FromSandbox) => void;

/** A live sample of the page: it runs while it is seen, and shows its drawing otherwise. */
export class Player implements Holder {
  frame: LiveFrame | undefined;
  isVisible = false;
  readonly result: HTMLElement;
  /** What edits the sample, once its reader has asked for it. */
  workspace: Workspace | undefined;
  private width = 0;
  /** What runs in place of the sample as shipped. */
  private edited: Program | undefined;
  private isStopped = false;
  private readonly listeners = new Set<Hear>();
  private readonly unsubscribe = subscribePageTheme(() => this.followTheme());

  /** `source` replaces the sample that the element names. */
  constructor(
    readonly element: HTMLElement,
    private readonly source?: Promise<SampleData>,
  ) {
    this.result = element.querySelector<HTMLElement>('[data-result]') ?? element;
  }

  /** The sample as shipped. */
  get data(): Promise<SampleData> {
    return this.source ?? loadSample(this.element.dataset.player ?? '');
  }

  mount(): void {
    if (this.isStopped) return;
    const frame = new LiveFrame(this.result, `Result of ${this.name}`, {
      onMessage: (message) => this.receive(message),
      onLeft: () => this.stop('The sample tried to open another page and was stopped.'),
    });
    this.frame = frame;
    this.fit();
    if (this.edited) frame.start(this.edited);
    else
      this.data.then(
        ({ program }) => frame.start(this.edited ?? program),
        () => this.release(),
      );
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

  /** Runs a program in place of the one before, and a frame that was stopped again. */
  run(program: Program | undefined): void {
    this.edited = program;
    this.isStopped = false;
    this.show(undefined);
    const { frame } = this;
    wantFrame(this);
    if (!frame) return;
    if (program) frame.start(program);
    else this.data.then((data) => frame.start(data.program));
  }

  /** Makes the sample believe in a width in pixels; 0 is that of its box. */
  setWidth(width: number): void {
    this.width = width;
    this.fit();
  }

  /** Hears what the sandbox says; call the result to stop. */
  listen(hear: Hear): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  remove(): void {
    this.unsubscribe();
    this.workspace?.remove();
    this.release();
    forgetHolder(this);
  }

  /** Says what is wrong, or nothing any more. */
  show(problem: SampleProblem | undefined): void {
    let output = this.element.querySelector<HTMLElement>('[data-problem]');
    if (!output && !problem) return;
    if (!output) {
      output = document.createElement('div');
      output.dataset.problem = '';
      output.setAttribute('role', 'status');
      this.element.querySelector('[data-bar]')?.before(output);
    }
    output.hidden = !problem;
    output.textContent = problem ? toSentence(problem) : '';
    if (!problem || !this.isStopped) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Run again';
    button.addEventListener('click', () => this.run(this.edited));
    output.append(' ', button);
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

  private get name(): string {
    return this.element.getAttribute('aria-label') ?? 'the sample';
  }

  private receive(message: FromSandbox): void {
    if (message.type === 'painted') {
      this.result.dataset.live = '';
      this.show(undefined);
    }
    if (message.type === 'problem') this.show(message.problem);
    for (const hear of this.listeners) hear(message);
  }

  private followTheme(): void {
    this.frame?.send({ type: 'theme', theme: pageTheme() });
  }
}

function toSentence({ message, file, line, column }: SampleProblem): string {
  return file && line ? `${file}:${line}:${column ?? 1}  ${message}` : message;
}
