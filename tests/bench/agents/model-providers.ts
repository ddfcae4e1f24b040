import { z } from 'zod';

/** Tool that a model may call. `schema` is the JSON schema of its input. */
export interface AgentTool {
  name: string;
  description: string;
  schema: object;
}

/** Call of a tool by a model. `input` is `undefined` if the model did not write valid JSON. */
export interface ToolCall {
  id: string;
  name: string;
  input: unknown;
}

/** Result of a tool call, for the model. */
export interface ToolResult {
  id: string;
  text: string;
  isError: boolean;
}

/** Part of a conversation. `message` is what the model sent, in the format of its provider. */
export type Turn =
  | { from: 'user'; text: string }
  | { from: 'model'; message: object }
  | { from: 'tools'; results: readonly ToolResult[] };

/** Conversation with a model, in no provider's format. */
export interface Conversation {
  model: string;
  system: string;
  tools: readonly AgentTool[];
  turns: readonly Turn[];
}

/** Answer of a model. `message` is the same answer as a turn of the conversation. */
export interface ModelReply {
  text: string;
  calls: ToolCall[];
  message: object;
}

/** Format in which a provider of models takes conversations and returns answers. */
export interface ModelFormat {
  /** Path below the base URL. */
  path: string;
  headers(key: string): Record<string, string>;
  toBody(conversation: Conversation): object;
  /** Converts the JSON of a response. Throws if it has another format. */
  toReply(json: unknown): ModelReply;
}

/** Maximum length of an answer, in tokens. Anthropic's format requires a limit. */
const MOST_TOKENS = 16_000;

const chatResponse = z.object({
  choices: z
    .array(
      z.object({
        message: z.looseObject({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.looseObject({
                id: z.string(),
                function: z.looseObject({ name: z.string(), arguments: z.string() }),
              }),
            )
            .nullish(),
        }),
      }),
    )
    .min(1),
});

const chatCompletions: ModelFormat = {
  path: '/chat/completions',
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  toBody: ({ model, system, tools, turns }) => ({
    model,
    messages: [{ role: 'system', content: system }, ...turns.flatMap(toChatMessages)],
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, schema }) => ({
        type: 'function',
        function: { name, description, parameters: schema },
      })),
    }),
  }),
  toReply(json) {
    const [choice] = chatResponse.parse(json).choices;
    const { content, tool_calls, ...rest } = choice?.message ?? {};
    const calls = (tool_calls ?? []).map((call) => ({
      id: call.id,
      name: call.function.name,
      input: parsed(call.function.arguments),
    }));
    return {
      text: content ?? '',
      calls,
      message: { ...rest, role: 'assistant', content, ...(tool_calls && { tool_calls }) },
    };
  },
};

function toChatMessages(turn: Turn): object[] {
  if (turn.from === 'user') return [{ role: 'user', content: turn.text }];
  if (turn.from === 'model') return [turn.message];
  return turn.results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text }));
}

const messagesResponse = z.object({
  content: z.array(
    z.looseObject({
      type: z.string(),
      text: z.string().optional(),
      id: z.string().optional(),
      name: z.string().optional(),
      input: z.unknown().optional(),
    }),
  ),
});

const messages: ModelFormat = {
  path: '/messages',
  headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  toBody: ({ model, system, tools, turns }) => ({
    model,
    max_tokens: MOST_TOKENS,
    system,
    messages: turns.map(toMessage),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, schema }) => ({
        name,
        description,
        input_schema: schema,
      })),
    }),
  }),
  toReply(json) {
    const { content } = messagesResponse.parse(json);
    return {
      text: content
        .filter(({ type }) => type === 'text')
        .map(({ text }) => text)
        .join('\n'),
      calls: content
        .filter(({ type }) => type === 'tool_use')
        .map(({ id = '', name = '', input }) => ({ id, name, input })),
      message: { role: 'assistant', content },
    };
  },
};

function toMessage(turn: Turn): object {
  if (turn.from === 'user') return { role: 'user', content: turn.text };
  if (turn.from === 'model') return turn.message;
  return {
    role: 'user',
    content: turn.results.map(({ id, text, isError }) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: text,
      is_error: isError,
    })),
  };
}

/** Formats of providers, keyed by the value of `--provider`. */
export const PROVIDERS = { openai: chatCompletions, anthropic: messages } as const;
/** Name of a provider's format. */
export type ProviderName = keyof typeof PROVIDERS;

function parsed(json: string): unknown {
  try {
    // Some models write nothing for a tool without input.
    return json.trim() === '' ? {} : JSON.parse(json);
  } catch {
    return undefined;
  }
}
