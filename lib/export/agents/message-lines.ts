import { Transform } from 'node:stream';
import {
  ErrorCode,
  JSONRPCMessageSchema,
  RequestIdSchema,
} from '@modelcontextprotocol/sdk/types.js';

/** Maximum length of a message, in bytes. */
const LONGEST = 4_000_000;
const LINE_END = 0x0a;

/**
 * Creates a stream that only passes on lines with a valid message of the protocol. For any other line, it
 * calls `reply` with an error message. Too long lines are discarded while they arrive.
 */
export function messageLines(reply: (line: string) => void): Transform {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer) => {
    size += part.length;
    if (size <= LONGEST) parts.push(part);
    else parts = [];
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let start = 0;
      for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, start)) {
        add(chunk.subarray(start, end));
        const line = Buffer.concat(parts);
        const problem = size > LONGEST ? tooLong : problemOf(line);
        if (problem) reply(`${JSON.stringify({ jsonrpc: '2.0', ...problem })}\n`);
        else if (size > 0) this.push(Buffer.concat([line, Buffer.of(LINE_END)]));
        parts = [];
        size = 0;
        start = end + 1;
      }
      add(chunk.subarray(start));
      done();
    },
  });
}

/** Error response without the fields that all messages have. Without an id if the request has none. */
interface ErrorReply {
  id?: string | number;
  error: { code: number; message: string };
}

const tooLong: ErrorReply = {
  error: {
    code: ErrorCode.InvalidRequest,
    message: `A message has up to ${LONGEST} bytes.`,
  },
};

/** Returns the error response for a line that is not a message. `undefined` for messages and blank lines. */
function problemOf(line: Buffer): ErrorReply | undefined {
  const text = line.toString('utf8');
  if (text.trim() === '') return undefined;
  const value = parsed(text);
  if (value === undefined)
    return { error: { code: ErrorCode.ParseError, message: 'The line is not JSON.' } };
  if (JSONRPCMessageSchema.safeParse(value).success) return undefined;
  const id = RequestIdSchema.safeParse(Object(value).id);
  return {
    ...(id.success && { id: id.data }),
    error: { code: ErrorCode.InvalidRequest, message: 'The line is not a JSON-RPC message.' },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
