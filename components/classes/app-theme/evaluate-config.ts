import { themeFiles } from '@/.generated/theme-files';
import {
  themeFrameName,
  themeInvalid,
  themeNotLoaded,
  themeSilent,
} from '@/content/messages/app-theme';
import { askWorker } from '@/lib/browser/ask-worker';
import { withBasePath } from '@/lib/browser/base-path';
import type { CompilerQuestion, Program, SampleCompilation } from '@/lib/player/sample-protocol';
import {
  type EvaluatedTheme,
  readFromThemeFrame,
  THEME_HELLO,
  type ToThemeFrame,
} from '@/lib/player/theme-protocol';

/** Maximum time to load the sandbox, and to evaluate a configuration in it, in milliseconds. */
const LOADING = 20_000;
const EVALUATING = 5000;

/**
 * Evaluates the text of a Tailwind configuration in a sandboxed iframe, which is removed afterward. Syntax
 * errors and thrown errors are returned as a problem with its line and column. Rejects when a file of the site
 * cannot be loaded.
 */
export async function evaluateConfig(file: string, text: string): Promise<EvaluatedTheme> {
  const compiled = await askWorker<SampleCompilation>(
    withBasePath(themeFiles.compiler),
    { files: { [file]: text } } satisfies CompilerQuestion,
    { failure: themeNotLoaded, patience: LOADING },
  );
  return compiled.ok ? runInFrame(compiled.program) : compiled;
}

function runInFrame(program: Program): Promise<EvaluatedTheme> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.hidden = true;
  frame.title = themeFrameName;
  frame.src = withBasePath(themeFiles.frame);
  const { port1, port2 } = new MessageChannel();
  const stop = new AbortController();
  return new Promise<EvaluatedTheme>((resolve, reject) => {
    let timer = setTimeout(() => reject(new Error(themeNotLoaded)), LOADING);
    const connect = ({ source, data }: MessageEvent) => {
      // Any iframe can send this message, so only the first one from our own iframe is accepted.
      if (source !== frame.contentWindow || !frame.contentWindow || data !== THEME_HELLO) return;
      stop.abort();
      clearTimeout(timer);
      timer = setTimeout(() => resolve(toFailure(themeSilent)), EVALUATING);
      port1.onmessage = ({ data: message }) => {
        clearTimeout(timer);
        resolve(readFromThemeFrame(message) ?? toFailure(themeInvalid));
      };
      frame.contentWindow.postMessage(THEME_HELLO, '*', [port2]);
      port1.postMessage({ program } satisfies ToThemeFrame);
    };
    window.addEventListener('message', connect, { signal: stop.signal });
    document.body.append(frame);
  }).finally(() => {
    stop.abort();
    port1.close();
    frame.remove();
  });
}

function toFailure(message: string): EvaluatedTheme {
  return { ok: false, problem: { message } };
}
