import { resolve } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { ESLint, Rule, SourceCode } from 'eslint';
import type { ClassProblem } from '@/lib/classes/check/class-problems';
import { libraryNames } from '@/lib/classes/computation/libraries';
import { PLATFORMS } from '@/lib/classes/data/class-data';
import type { CheckQuestion } from './answer-check';

/** Options of the rule. Paths are relative to ESLint's working directory. */
type RuleOptions = Partial<CheckQuestion['settings']>;

/** Milliseconds after which a check fails. Starting NativeWind takes about 5 seconds. */
const PATIENCE = 120_000;

const rule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Report classes without effect on iOS, Android, or the web' },
    hasSuggestions: true,
    messages: {
      problem: '{{name}}: {{problem}} {{advice}}',
      replace: 'Replace it with {{replacement}}.',
    },
    schema: [
      {
        type: 'object',
        properties: {
          platforms: {
            type: 'array',
            items: { enum: [...PLATFORMS] },
            minItems: 1,
            uniqueItems: true,
          },
          theme: { type: 'string' },
          css: { type: 'array', items: { type: 'string' } },
          library: { enum: [...libraryNames] },
        },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { sourceCode, filename, cwd } = context;
    const options: RuleOptions = context.options[0] ?? {};
    return {
      Program() {
        const { platforms = PLATFORMS, theme, css = [], library = 'v4' } = options;
        const settings = {
          platforms,
          library,
          theme: theme === undefined ? undefined : resolve(cwd, theme),
          css: css.map((path) => resolve(cwd, path)),
        };
        const file = { name: filename, text: sourceCode.text };
        for (const problem of checkInThread({ file, settings, folder: cwd })) {
          // ESLint's own parser reports syntax errors.
          if (problem.platforms.length > 0) context.report(toReport(problem, sourceCode));
        }
      },
    };
  },
};

/** ESLint plugin with the rule `supported`. */
export const plugin: ESLint.Plugin = {
  meta: { name: 'nativewind-classes' },
  rules: { supported: rule },
};

function toReport(
  { line, column, name, problem, advice, replacement }: ClassProblem,
  sourceCode: SourceCode,
): Rule.ReportDescriptor {
  const before = sourceCode.text.split('\n').slice(0, line - 1);
  const start = before.reduce((length, row) => length + row.length + 1, column - 1);
  // The place of a conflict is the second class.
  const end = start + (name.split(' ').at(-1) ?? '').length;
  return {
    loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
    messageId: 'problem',
    data: { name, problem, advice },
    suggest: replacement
      ? [
          {
            messageId: 'replace',
            data: { replacement },
            fix: (fixer) => fixer.replaceTextRange([start, end], replacement),
          },
        ]
      : [],
  };
}

let thread: Worker | undefined;

function startThread(): Worker {
  const worker = new Worker(new URL('./check-thread.mjs', import.meta.url));
  // ESLint does not wait for the thread at its end.
  worker.unref();
  return worker;
}

/** Checks a file in a thread, and sleeps until the thread has replied. Throws when the check fails. */
function checkInThread(question: CheckQuestion): ClassProblem[] {
  thread ??= startThread();
  const { port1, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  thread.postMessage({ question, signal, port: port2 }, [port2]);
  Atomics.wait(signal, 0, 0, PATIENCE);
  const reply: Reply | undefined = receiveMessageOnPort(port1)?.message;
  port1.close();
  if (!reply) throw new Error('NativeWind took too long for the classes of this file.');
  if ('error' in reply) throw new Error(reply.error);
  return reply.problems;
}

type Reply = { problems: ClassProblem[] } | { error: string };
