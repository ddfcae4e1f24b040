import { crashCause } from '@/content/messages/shell';

/**
 * Returns the messages of an error and its causes, outermost first, as text for the error page. Stops after
 * 20 messages.
 */
export function toErrorChain(error: unknown): string {
  const messages: string[] = [];
  for (let current = error; current; current = causeOf(current)) {
    messages.push(messageOf(current));
    if (messages.length === 20) break;
  }
  return messages.join(`\n\n${crashCause}\n`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
