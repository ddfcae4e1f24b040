import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';
import { freePort } from '../export-server';
import type { Driver } from './browser-tab';
import { problemsKey } from './recorded-site';

/**
 * Zoom factor of pages. It lets tests use a page width of 375 CSS pixels. Windows of WebKit's MiniBrowser are
 * at least 447 points wide, which is 373 CSS pixels at this zoom.
 */
const SCALE = 1.2;

/** Height of the toolbar in a MiniBrowser window, in points. */
const BAR = 48;

const answer = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });

/**
 * Starts WebKitGTK on its own virtual screen and controls it with the classic WebDriver protocol over HTTP.
 * `path` is the WebDriver executable.
 */
export async function startWebkit(path: string): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1800x1400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display}`.trim(), GDK_DPI_SCALE: String(SCALE) };
  const driver = spawn(path, [`--port=${port}`], { env, stdio: 'ignore' });
  const session = await newSession(`http://localhost:${port}/session`);
  const send = (command: string, body?: object) => ask(`${session}/${command}`, body);
  const read = async (expression: string) =>
    z.string().parse(await send('execute/sync', { script: `return ${expression}`, args: [] }));
  return {
    go: async (url) => void (await send('url', { url })),
    async resize(width, height) {
      const size = { width: Math.ceil(width * SCALE), height: Math.ceil(height * SCALE) + BAR };
      await send('window/rect', size);
    },
    async read(expression, isFrame) {
      if (!isFrame) return read(expression);
      await send('frame', { id: 0 });
      return read(expression).finally(() => send('frame', { id: null }));
    },
    act: async (sources) => void (await send('actions', { actions: toPoints(sources) })),
    picture: async () => z.string().parse(await send('screenshot')),
    problems: async () =>
      z.array(z.string()).parse(JSON.parse(await read(`sessionStorage.${problemsKey} ?? '[]'`))),
    async close() {
      await fetch(session, { method: 'DELETE' });
      driver.kill();
      screen.kill();
    },
  };
}

/** Converts the coordinates in WebDriver actions from CSS pixels to the points that WebKit expects. */
function toPoints(sources: readonly object[]): unknown {
  return JSON.parse(JSON.stringify(sources), (key, value) =>
    key === 'x' || key === 'y' ? Math.round(value * SCALE) : value,
  );
}

/**
 * Opens a WebDriver session and returns its URL. Retries for about five seconds until the WebDriver program
 * accepts connections.
 */
async function newSession(url: string): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const value = await ask(url, { capabilities: {} });
      return `${url}/${z.object({ sessionId: z.string() }).parse(value).sessionId}`;
    } catch (error) {
      if (attempt === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function ask(url: string, body?: object): Promise<unknown> {
  const request = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, request);
  const { value } = answer.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = failure.parse(value);
  throw new Error(`${url.split('/').slice(5).join('/')}: ${error}: ${message}`);
}
