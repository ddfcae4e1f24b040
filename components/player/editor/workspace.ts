import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { playerFiles } from '@/.generated/player';
import { compilerName } from '@/content/messages/native';
import { AskedWorker } from '@/lib/browser/ask-worker';
import { withBasePath } from '@/lib/browser/base-path';
import type { Compilation, SampleFiles, SampleProblem } from '@/lib/player/sample-protocol';
import type { Player, SampleEditor } from '../sample-player';
import { createEditor, markMistake, toState, withHelp } from './code-editor';

/** A compilation that takes longer than this, in milliseconds, has hung. */
const PATIENCE = 20_000;
/** The one compiler of the page. */
const compiler = new AskedWorker<SampleFiles, Compilation>(
  compilerName,
  withBasePath(playerFiles.compiler),
  PATIENCE,
);

/** The files of one player while they are edited: it compiles each change and runs what compiles. */
export class Workspace implements SampleEditor {
  files: SampleFiles;
  active: string;
  classes: string[] = [];
  private readonly view: EditorView;
  private readonly states = new Map<string, EditorState>();
  /** Files of links that their reader has not run yet. */
  private readonly unread = new WeakSet<SampleFiles>();
  private held: SampleFiles | undefined;
  /** Called when other files have taken the place of all. */
  onReplace = () => {};
  /** Called when the files begin to wait for their reader, or have ceased to. */
  onHold = (_isHeld: boolean) => {};
  isChanged = false;
  private isCompiling = false;
  private isStale = false;

  constructor(
    private readonly player: Player,
    files: SampleFiles,
    parent: HTMLElement,
    private readonly onChange: (files: SampleFiles) => void,
  ) {
    this.files = { ...files };
    this.active = Object.keys(files)[0] ?? 'App.tsx';
    this.view = createEditor(parent, this.toState(this.active));
    this.open(this.active);
    player.listen((message) => {
      if (message.type === 'problem') this.mark(message.problem);
    });
    player.signal.addEventListener('abort', () => this.view.destroy());
  }

  /** Shows a file in the editor; each keeps its own history. */
  open(name: string): void {
    if (name === this.active && this.states.has(name)) return;
    this.states.set(this.active, this.view.state);
    const known = name === this.active ? undefined : this.states.get(name);
    this.active = name;
    this.view.setState(known ? withHelp(known) : this.toState(name));
  }

  /** Notes that anybody can have written these files: whenever they take the place of all, they wait for `runHeld`. */
  markUnread(files: SampleFiles): void {
    this.unread.add(files);
  }

  /** True until the reader runs the files. */
  get isHeld(): boolean {
    return this.held !== undefined;
  }

  /** Runs files that wait, with the changes that have been made to them; false when they do not wait. */
  runHeld(): boolean {
    if (!this.held) return false;
    this.unread.delete(this.held);
    this.setHeld(undefined);
    this.onChange(this.files);
    this.update();
    return true;
  }

  private setHeld(files: SampleFiles | undefined): void {
    this.held = files;
    if (files) this.player.hold();
    this.onHold(this.isHeld);
  }

  /** Puts other files in place of all. */
  replace(files: SampleFiles, held = this.unread.has(files) ? files : undefined): void {
    this.setHeld(held);
    this.files = { ...files };
    this.isChanged = false;
    this.states.clear();
    const name = this.active in files ? this.active : (Object.keys(files)[0] ?? 'App.tsx');
    this.active = name;
    this.view.setState(this.toState(name));
    this.onReplace();
    this.update();
  }

  rewrite(name: string, text: string): void {
    this.open(name);
    const { length } = this.view.state.doc;
    if (this.view.state.doc.toString() === text) return;
    this.view.dispatch({ changes: { from: 0, to: length, insert: text } });
  }

  /** Where the sample starts; it cannot be deleted. */
  get entry(): string {
    return 'App.tsx' in this.files ? 'App.tsx' : (Object.keys(this.files)[0] ?? '');
  }

  /** Adds an empty file and opens it. */
  add(name: string): void {
    this.write(name, '');
    this.open(name);
  }

  delete(name: string): void {
    const { [name]: _, ...files } = this.files;
    this.states.delete(name);
    this.active = this.entry;
    this.replace(files, this.held);
    this.isChanged = true;
  }

  focus(): void {
    this.view.focus();
  }

  /** Compiles and runs the files as they are, once more if they change meanwhile; not while they wait for their reader. */
  async update(): Promise<void> {
    this.isStale = this.isCompiling;
    if (this.isCompiling || this.held) return;
    this.isCompiling = true;
    const again = () => void this.update();
    const result = await compiler
      .ask(this.files)
      .catch((error) => this.player.notice.tellMissing(error, again));
    this.isCompiling = false;
    if (this.isStale) return this.update();
    // The page may have been left meanwhile.
    if (!result || this.player.signal.aborted) return;
    if (!result.ok) {
      this.player.show(result.problem);
      return this.mark(result.problem);
    }
    this.classes = result.classes;
    markMistake(this.view);
    this.player.run(result.program);
  }

  private toState(name: string): EditorState {
    return toState(this.files[name] ?? '', {
      label: name,
      onChange: (text) => this.write(name, text),
      onRun: () => this.runHeld(),
    });
  }

  private write(name: string, text: string): void {
    this.files = { ...this.files, [name]: text };
    this.isChanged = true;
    this.onChange(this.files);
    this.update();
  }

  private mark({ file, line, message }: SampleProblem): void {
    if (line && (file ?? this.active) === this.active) markMistake(this.view, { line, message });
  }
}
