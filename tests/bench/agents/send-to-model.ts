import { setTimeout as wait } from 'node:timers/promises';
import { UsageError } from '@/lib/export/build/command-flags';
import {
  type Conversation,
  type ModelFormat,
  type ModelReply,
  PROVIDERS,
  type ProviderName,
} from './model-providers';

/** Address and key of a model's provider. */
export interface ModelAccess {
  provider: ProviderName;
  /** Base URL. The format's path is appended to it. */
  url: string;
  key: string;
  /** First pause before a request is repeated, in milliseconds. Each further pause is twice as long. */
  pause?: number;
}

/** Error for a key that the provider rejects. Further requests would fail too. */
export class AccessError extends Error {}

const MOST_TRIES = 5;
/** Maximum time for one answer, in milliseconds. */
const PATIENCE = 300_000;
/** Maximum pause that a provider may ask for, in milliseconds. */
const LONGEST_PAUSE = 120_000;

/**
 * Reads the access to a provider from `MODEL_URL` and `MODEL_KEY`. Throws a `UsageError` if one of them is
 * missing, or if the key would be sent over a connection that is not encrypted.
 */
export function readAccess(
  provider: ProviderName,
  env: Readonly<Record<string, string | undefined>>,
): ModelAccess {
  const { MODEL_URL: url = '', MODEL_KEY: key = '' } = env;
  const missing = url ? 'MODEL_KEY' : 'MODEL_URL';
  if (!url || !key)
    throw new UsageError(`${missing} is not set. Nothing was sent. See docs/commands.md.`);
  const { protocol = '', hostname = '' } = URL.canParse(url) ? new URL(url) : {};
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
    throw new UsageError('MODEL_URL has to begin with https://. Nothing was sent.');
  return { provider, url: url.replace(/\/+$/, ''), key };
}

/**
 * Sends a conversation to a model and resolves to its answer. Repeats the request after rate limits, errors
 * of the server, and lost connections. Rejects with an `AccessError` if the key is rejected, and with another
 * error if there is no usable answer. No error message contains the key.
 */
export async function sendToModel(
  access: ModelAccess,
  conversation: Conversation,
): Promise<ModelReply> {
  const { url, key, pause = 2000 } = access;
  const provider = PROVIDERS[access.provider];
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...provider.headers(key) },
    body: JSON.stringify(provider.toBody(conversation)),
    // A redirect could take the key to another server.
    redirect: 'error' as const,
  };
  for (let tries = 1; ; tries += 1) {
    const outcome = await tryOnce(`${url}${provider.path}`, request);
    if (outcome.text !== undefined) return toReply(provider, outcome.text);
    const problem = outcome.problem.replaceAll(key, '…');
    if (outcome.status === 401 || outcome.status === 403) throw new AccessError(problem);
    if (!outcome.isTemporary) throw new Error(problem);
    if (tries === MOST_TRIES) throw new Error(`${problem} (${MOST_TRIES} tries)`);
    await wait(Math.min(outcome.pause ?? pause * 2 ** (tries - 1), LONGEST_PAUSE));
  }
}

type Outcome =
  | { text: string }
  | {
      text?: never;
      problem: string;
      status?: number;
      isTemporary: boolean;
      /** Pause that the server asks for, in milliseconds. */
      pause?: number | undefined;
    };

async function tryOnce(url: string, request: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(PATIENCE) });
    const text = await response.text();
    if (response.ok) return { text };
    const { status } = response;
    return {
      problem: `The provider answers with ${status}: ${text.replace(/\s+/g, ' ').slice(0, 200)}`,
      status,
      isTemporary: status === 408 || status === 429 || status >= 500,
      pause: pauseIn(response.headers.get('retry-after')),
    };
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    return { problem: `The provider does not answer: ${reason}`, isTemporary: true };
  }
}

/** Converts a `Retry-After` header, which is a number of seconds or a date, to milliseconds. */
function pauseIn(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  const pause = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(pause) ? undefined : Math.max(0, pause);
}

function toReply(provider: ModelFormat, text: string): ModelReply {
  try {
    return provider.toReply(JSON.parse(text));
  } catch {
    throw new Error(`The provider's answer has another format: ${text.slice(0, 80)}`);
  }
}
