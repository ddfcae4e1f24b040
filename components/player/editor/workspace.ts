import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { playerFiles } from '@/.generated/player';
import { compilerName } from '@/content/messages/native';
import { withBasePath } from '@/lib/browser/base-path';
import { WorkerClient } from '@/lib/browser/worker-client';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import type { NativeStyles } from '@/lib/player/native-class';
import type {
  CompilerQuestion,
  SampleCompilation,
  SampleFiles,
  SampleProblem,
} from '@/lib/player/sample-protocol';
import type { SampleEditor, SamplePlayer } from '../sample-player';
import { createEditor, markMistake, toState, withHelp } from './code-editor';

/** Maximum time for a compilation, in milliseconds. After that, the compiler is considered hung. */
const PATIENCE = 20_000;
/** Worker that compiles samples, shared by all players on the page. */
const compiler = new WorkerClient<CompilerQuestion, SampleCompilation>(
  compilerName,
  withBasePath(playerFiles.compiler),
  PATIENCE,
);

/** Name of the file that runs first, if a sample has such a file. */
const FIRST = 'App.tsx';

/**
 * Manages a player's files while the reader edits them. Compiles the files after changes, and restarts the
 * sample if they compile.
 */
export class Workspace implements SampleEditor {
  files: SampleFiles;
  active: string;
  classes: string[] = [];
  private readonly view: EditorView;
  private readonly states = new Map<string, EditorState>();
  /** Untrusted files, such as files from shared links, that the reader has not run yet. */
  private readonly unread = new WeakSet<SampleFiles>();
  private held: SampleFiles | undefined;
  /** Called after `replace` has replaced all files. */
  onReplace = () => {};
  /**
   * Called when untrusted files are loaded, when the reader runs them, and when other files are loaded. `isHeld`
   * and `files` are up to date by then.
   */
  onHold = () => {};
  /** Compiles files. The playground replaces this function to add the theme of an app. */
  compile = (files: SampleFiles, theme?: AppTheme) => compiler.ask({ files, theme });
  declare native?: Promise<NativeStyles>;
  isChanged = false;
  private isCompiling = false;
  private isStale = false;

  constructor(
    private readonly player: SamplePlayer,
    files: SampleFiles,
    parent: HTMLElement,
    private readonly onChange: (files: SampleFiles) => void,
  ) {
    this.files = { ...files };
    this.active = firstOf(files);
    this.view = createEditor(parent, this.toState(this.active));
    this.open(this.active);
    player.listen((message) => {
      if (message.type === 'problem') this.mark(message.problem);
    });
    player.signal.addEventListener('abort', () => this.view.destroy());
  }

  /** Shows a file in the editor. Each file has a separate undo history. */
  open(name: string): void {
    if (name === this.active && this.states.has(name)) return;
    this.states.set(this.active, this.view.state);
    const known = name === this.active ? undefined : this.states.get(name);
    this.active = name;
    this.view.setState(known ? withHelp(known) : this.toState(name));
  }

  /**
   * Marks files as untrusted, such as files from a shared link. When `replace` loads them, they do not run
   * until the reader starts them.
   */
  markUnread(files: SampleFiles): void {
    this.unread.add(files);
  }

  /** Whether the files are untrusted and are waiting for the reader to run them. */
  get isHeld(): boolean {
    return this.held !== undefined;
  }

  /**
   * Runs files that are waiting for the reader, including edits since they were loaded. Returns `false` if no
   * files are waiting.
   */
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
    this.onHold();
  }

  /**
   * Replaces all files and compiles the new ones. Files marked with `markUnread` do not run until `runHeld`
   * is called.
   */
  replace(files: SampleFiles, held = this.unread.has(files) ? files : undefined): void {
    this.files = { ...files };
    this.setHeld(held);
    this.isChanged = false;
    this.states.clear();
    if (!(this.active in files)) this.active = firstOf(files);
    this.view.setState(this.toState(this.active));
    this.onReplace();
    this.update();
  }

  rewrite(name: string, text: string): void {
    this.open(name);
    const { length } = this.view.state.doc;
    if (this.view.state.doc.toString() === text) return;
    this.view.dispatch({ changes: { from: 0, to: length, insert: text } });
  }

  /** Name of the file that runs first, which the reader cannot delete. */
  get entry(): string {
    return FIRST in this.files ? FIRST : firstOf(this.files);
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

  /**
   * Compiles and runs the current files. If they change during the compilation, they are compiled again. Does
   * nothing while the files are waiting for the reader to run them.
   */
  async update(): Promise<void> {
    this.isStale = this.isCompiling;
    if (this.isCompiling || this.held) return;
    this.isCompiling = true;
    const again = () => void this.update();
    const result = await this.compile(this.files).catch((error) =>
      this.player.notice.tellMissing(error, again),
    );
    this.isCompiling = false;
    if (this.isStale) return this.update();
    // The reader may have left the page during the compilation.
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

function firstOf(files: SampleFiles): string {
  return Object.keys(files)[0] ?? FIRST;
}
