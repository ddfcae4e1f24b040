import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Driver } from './browser-tab';

const message = z.looseObject({
  id: z.number().optional(),
  type: z.string(),
  error: z.string().optional(),
  message: z.string().optional(),
  result: z.unknown().optional(),
  params: z.looseObject({ level: z.string().optional(), text: z.string().nullish() }).optional(),
});
const context = z.object({ context: z.string() });
const tree = z.object({ contexts: z.array(context.extend({ children: z.array(context) })) });
const evaluated = z.object({ result: z.object({ value: z.string() }) });

/**
 * Starts headless Firefox and controls it with WebDriver BiDi. `path` is the Firefox executable. No separate
 * driver program is needed.
 */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile];
  // In a container, the root user's home folder may belong to another user. Firefox would then not start.
  const env = { ...process.env, HOME: profile };
  const browser = spawn(path, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const { send, problems } = await connect(await endpointOf(browser.stderr));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const treeOf = async () => tree.parse(await send('browsingContext.getTree', {})).contexts[0];
  const page = { context: (await treeOf())?.context };
  return {
    go: async (url) =>
      void (await send('browsingContext.navigate', { ...page, url, wait: 'complete' })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { ...page, viewport: { width, height } })),
    async read(expression, isFrame) {
      const target = isFrame ? { context: (await treeOf())?.children[0]?.context } : page;
      const answer = await send('script.evaluate', { expression, target, awaitPromise: false });
      return evaluated.parse(answer).result.value;
    },
    act: async (actions) => void (await send('input.performActions', { ...page, actions })),
    picture: async () =>
      z.object({ data: z.string() }).parse(await send('browsingContext.captureScreenshot', page))
        .data,
    problems: async () => problems.splice(0),
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      await send('browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Resolves to the URL for WebDriver BiDi sessions, based on the URL that Firefox prints when it starts to
 * listen. Rejects if Firefox exits before that.
 */
async function endpointOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const part of output) {
    text += part;
    const url = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1];
    if (url) {
      output.resume();
      return `${url}/session`;
    }
  }
  throw new Error(`Firefox exited before it started listening.\n${text}`);
}

async function connect(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: z.infer<typeof message>) => void>();
  const problems: string[] = [];
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const received = message.parse(JSON.parse(String(data)));
    if (received.id !== undefined) waiting.get(received.id)?.(received);
    else if (received.params?.level === 'error') problems.push(String(received.params.text));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () =>
      reject(new Error(`Firefox does not respond at ${url}.`)),
    );
  });
  const send = async (method: string, params: object): Promise<unknown> => {
    last += 1;
    const id = last;
    const answer = new Promise<z.infer<typeof message>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, error, message: text, result } = await answer;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${error}: ${text}`);
    return result;
  };
  return { send, problems };
}
