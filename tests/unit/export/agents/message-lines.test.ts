import { expect, test } from '@playwright/test';
import { messageLines } from '@/lib/export/agents/message-lines';

/** Sends chunks through the stream. Resolves to the lines that pass, and the codes and ids of the replies. */
async function pass(chunks: readonly (string | Buffer)[]) {
  const replies: { code: number; id?: unknown }[] = [];
  const stream = messageLines((line) => {
    const { error, ...rest } = JSON.parse(line);
    expect(rest.jsonrpc).toBe('2.0');
    replies.push({ code: error.code, ...('id' in rest && { id: rest.id }) });
  });
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  let passed = '';
  for await (const chunk of stream) passed += chunk;
  return { passed, replies };
}

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';

test('messages pass, even if a chunk ends within one of their characters', async () => {
  const message = '{"jsonrpc":"2.0","id":1,"method":"é"}\n';
  const bytes = Buffer.from(message);
  const middle = bytes.indexOf('é') + 1;
  const { passed, replies } = await pass([
    bytes.subarray(0, middle),
    bytes.subarray(middle),
    `\r\n\n${ping}${ping}`,
  ]);
  expect(passed.replace(/^\r?\n/gm, '')).toBe(message + ping + ping);
  expect(replies).toEqual([]);
});

test('a line that is not JSON, not a message, or too long gets an error, and the next one passes', async () => {
  const rows: [line: string, reply: object][] = [
    ['nonsense', { code: -32700 }],
    ['{"jsonrpc":"2.0",', { code: -32700 }],
    ['[]', { code: -32600 }],
    ['null', { code: -32600 }],
    ['{"id":7}', { code: -32600, id: 7 }],
    ['{"jsonrpc":"1.0","id":"a","method":"ping"}', { code: -32600, id: 'a' }],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', { code: -32600 }],
    ['['.repeat(100_000), { code: -32700 }],
    [`"${'x'.repeat(5_000_000)}"`, { code: -32600 }],
  ];
  for (const [line, reply] of rows) {
    const { passed, replies } = await pass([`${line}\n`, ping]);
    expect(replies, line.slice(0, 50)).toEqual([reply]);
    expect(passed).toBe(ping);
  }
});
