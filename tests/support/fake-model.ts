import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { ProviderName } from '@/tests/bench/agents/model-providers';
import { serveHandler } from './export-server';

/** Request that a fake model received. `body` is its JSON. */
export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: ModelBody;
}

const bodySchema = z.looseObject({
  model: z.string(),
  system: z.string().optional(),
  messages: z.array(z.looseObject({ role: z.string() })),
  tools: z.array(z.looseObject({})).optional(),
});
type ModelBody = z.infer<typeof bodySchema>;

/** Answers a request. `count` is the number of requests so far, including this one. */
type ModelAnswer = (request: ModelRequest, response: ServerResponse, count: number) => void;

/** Server that answers like a provider of models. `requests` are the requests so far. */
export interface FakeModel {
  url: string;
  requests: ModelRequest[];
  close(): void;
}

/** Starts a server on a free local port that answers requests to a model with `answer`. */
export async function startFakeModel(answer: ModelAnswer): Promise<FakeModel> {
  const requests: ModelRequest[] = [];
  const { url, close } = await serveHandler(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const received = {
      path: request.url ?? '',
      headers: request.headers,
      body: bodySchema.parse(JSON.parse(text)),
    };
    requests.push(received);
    answer(received, response, requests.length);
  });
  return { url, requests, close };
}

/** What a fake model sends: a text, or calls of tools. `input` is the input of a call, or invalid JSON. */
export interface FakeReply {
  text?: string;
  calls?: { name: string; input: object | string }[];
}

/** Sends a reply in the format of a provider. */
export function sendReply(
  response: ServerResponse,
  provider: ProviderName,
  { text = '', calls = [] }: FakeReply,
): void {
  const named = calls.map((call, index) => ({ id: `call-${index}`, ...call }));
  const json = provider === 'openai' ? toChoice(text, named) : toContent(text, named);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

type NamedCall = { id: string; name: string; input: object | string };

function toChoice(text: string, calls: NamedCall[]): object {
  const tool_calls = calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }));
  const message = calls.length > 0 ? { content: null, tool_calls } : { content: text };
  return { choices: [{ index: 0, message: { role: 'assistant', ...message } }] };
}

function toContent(text: string, calls: NamedCall[]): object {
  const used = calls.map((call) => ({ type: 'tool_use', ...call }));
  return { role: 'assistant', content: [{ type: 'text', text }, ...used] };
}
