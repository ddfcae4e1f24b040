/**
 * Thread that checks classes for the ESLint rule. ESLint's rules are synchronous, and NativeWind is not, so the
 * rule sleeps until the thread has sent the reply to `port` and changed `signal`.
 */
import { parentPort } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';
import { tsOptions } from './ts-options.mjs';

parentPort.on('message', async ({ question, signal, port }) => {
  port.postMessage(await reply(question));
  port.close();
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});

let loading;

async function reply(question) {
  try {
    // Each call of `tsImport` loads the modules again.
    loading ??= tsImport('./answer-check.ts', tsOptions);
    const { answerCheck } = await loading;
    return { problems: await answerCheck(question) };
  } catch (error) {
    return { error: error.message };
  }
}
