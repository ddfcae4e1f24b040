import { errorMessage } from '@/lib/classes/check/error-message';
import type { AgentDocs } from './agent-docs';
import { type AgentTask, APP_PACKAGES } from './agent-tasks';
import type { Conversation, ModelReply, ToolCall, ToolResult, Turn } from './model-providers';

/** Answer of a model to a task. */
export interface AgentAnswer {
  text: string;
  /** Number of times that the model called a tool. */
  toolCalls: number;
}

/** Maximum number of answers that call tools, before the model has to write code. */
export const MOST_ROUNDS = 12;

/**
 * Returns the conversation that starts a task. The instructions are the same in every condition, except for
 * the docs at their end. `versions` are the versions of the app's packages, keyed by name.
 */
export function toConversation(
  { prompt }: AgentTask,
  { text, tools }: Pick<AgentDocs, 'text' | 'tools'>,
  { model, versions }: { model: string; versions: Readonly<Record<string, string>> },
): Conversation {
  const packages = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const system = [
    'You write screens for a React Native app that runs on iOS and Android.',
    `It uses ${packages.join(' and ')} with the default theme. Style with className.`,
    `Import only from ${APP_PACKAGES.join(', ')}.`,
    'Answer with one complete TypeScript file that has a default export, in one tsx code block.',
  ].join(' ');
  return {
    model,
    system: text ? `${system}\n\n${text}` : system,
    tools,
    turns: [{ from: 'user', text: prompt }],
  };
}

/**
 * Sends a conversation to a model, runs the tools that it calls, and resolves to its last answer. Rejects if
 * the model still calls tools after `MOST_ROUNDS` answers.
 */
export async function askAgent(
  first: Conversation,
  { call }: Pick<AgentDocs, 'call'>,
  send: (conversation: Conversation) => Promise<ModelReply>,
): Promise<AgentAnswer> {
  const turns: Turn[] = [...first.turns];
  let toolCalls = 0;
  for (let round = 0; round <= MOST_ROUNDS; round += 1) {
    const { text, calls, message } = await send({ ...first, turns });
    if (calls.length === 0) return { text, toolCalls };
    toolCalls += calls.length;
    const results = await Promise.all(calls.map((each) => runTool(each, call)));
    turns.push({ from: 'model', message }, { from: 'tools', results });
  }
  throw new Error(`The model still calls tools after ${MOST_ROUNDS} answers.`);
}

async function runTool(
  { id, name, input }: ToolCall,
  call: AgentDocs['call'],
): Promise<ToolResult> {
  try {
    if (input === undefined) throw new Error('The input is not valid JSON.');
    return { id, text: await call(name, input), isError: false };
  } catch (error) {
    return { id, text: errorMessage(error), isError: true };
  }
}
