import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { unpackFiles } from '@/lib/player/share';
import { connectMcp, type McpCommand } from '../support/mcp-client';
import { unpackSkill } from '../support/skill-folder';

test.describe.configure({ timeout: 300_000 });

let folder = '';
test.beforeAll(() => {
  folder = unpackSkill();
});
test.afterAll(() => rmSync(dirname(folder), { recursive: true, force: true }));

const servers: Record<string, () => McpCommand> = {
  'npm run mcp': () => ({ command: 'npm', args: ['run', '--silent', 'mcp'] }),
  'the program of the skill': () => ({
    command: process.execPath,
    args: ['scripts/mcp.mjs'],
    cwd: folder,
  }),
};

const COMPONENT = `import { Text, View } from 'react-native';

export const Card = ({ title, extra }) => (
  <View className="space-x-4 p-4 mt-[3px] cursor-pointer shadow-lg">
    <Text className={cn('items-centre text-lg', extra)}>{title}</Text>
  </View>
);
`;

for (const [name, server] of Object.entries(servers)) {
  test(`${name} offers its tools and answers about both versions`, async () => {
    const { client, call, close } = await connectMcp(server());
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name).sort()).toEqual([
      'check_component',
      'explain_error',
      'look_up_class',
      'playground_link',
      'read_page',
      'search',
    ]);
    for (const tool of tools) expect(tool.description?.length).toBeGreaterThan(20);
    expect(client.getInstructions()).toContain('check_component');
    for (const file of ['SKILL.md', 'references/guides-agent-tools.md']) {
      const text = readFileSync(join(folder, file), 'utf8');
      for (const tool of tools) expect(text, file).toContain(`\`${tool.name}\``);
    }

    const hits = await call('search', { query: 'dark mode', limit: 3 });
    expect(hits.text.split('\n')).toHaveLength(3);
    expect(hits.text).toContain('(https://www.nativewind.dev/core-concepts/dark-mode)');
    expect((await call('search', { query: 'dark mode', version: 'v2' })).text).toContain(
      '(https://www.nativewind.dev/v2/core-concepts/dark-mode)',
    );
    expect((await call('search', { query: 'qzxqzx' })).text).toContain('Nothing was found');

    expect((await call('read_page', { page: '/agents.md' })).text).toMatch(/^# Rules for coding/);
    const section = await call('read_page', {
      page: 'https://www.nativewind.dev/troubleshooting#no-data',
    });
    expect(section.text).toMatch(/^## Nativewind received no data\n/);

    const classes = ['gap-4', 'float-left', 'mt-[3px]', 'dark:hover:bg-black/50'];
    const answer = await call('look_up_class', { classes });
    for (const one of classes) expect(answer.text).toContain(`## ${one}\n`);
    expect(answer.text).toContain('- iOS style: marginTop: 3');
    expect(answer.text).toContain('- Native conditions: hover, prefers-color-scheme: dark');
    const earlier = await call('look_up_class', { classes: 'gap-4 mt-[3px]', version: 'v2' });
    expect(earlier.text).toContain('children: { marginLeft: 16, marginTop: 16 }');
    expect(earlier.text).toContain('- iOS style: marginTop: 3');
    await close();
  });

  test(`${name} checks a component until it is clean`, async () => {
    const { call, close } = await connectMcp(server());
    const first = await call('check_component', { code: COMPONENT });
    expect(first.text).toMatch(/^Not clean\./);
    expect(first.text).toContain('On native, use `gap-x-4`.');
    expect(first.text).toContain('Try items-center.');
    expect(first.text).toContain('write `web:cursor-pointer` if only the web needs it.');
    const fixed = COMPONENT.replace('space-x-4', 'gap-x-4')
      .replace('items-centre', 'items-center')
      .replace('cursor-pointer', 'web:cursor-pointer');
    expect((await call('check_component', { code: fixed })).text).toMatch(/^Clean\./);
    const rivals = await call('check_component', { code: '<View className="p-4 pt-2" />' });
    expect(rivals.text).toContain('p-4 and pt-2 set paddingTop: pt-2 wins everywhere');
    await close();
  });

  test(`${name} checks a component with the theme of an app`, async () => {
    const { call, close } = await connectMcp(server());
    const code = '<View className="bg-brand p-gutter border-red-500 flex-1" />';
    const check = async (theme?: object) =>
      (await call('check_component', { code, ...(theme && { theme }) })).text;
    expect(await check()).toContain('bg-brand is not in the default theme');
    const extend = { colors: { brand: '#0ea5e9' }, spacing: { gutter: '18px' } };
    expect(await check({ extend })).toBe('Clean. 4 classes: 4 everywhere.');
    const strict = await check({ colors: { brand: '#0ea5e9' } });
    expect(strict).toMatch(/^Not clean\./);
    expect(strict).toContain(
      '`border-red-500` (View, line 1): border-red-500 is not in the theme.',
    );
    expect(strict).toContain('p-gutter is not in the theme.');
    expect(await check()).toContain('bg-brand is not in the default theme');
    const earlier = await call('check_component', { code, version: 'v2', theme: { extend } });
    expect(earlier.isError).toBe(true);
    expect(earlier.text).toBe('Components for v2 are checked with the default theme only.');
    await close();
  });

  test(`${name} explains errors and makes links of the playground`, async () => {
    const { call, close } = await connectMcp(server());
    const messages: [message: string, heading: string][] = [
      [
        "Error: jsxImportSource was not set to 'nativewind'\n    at App (/app/App.tsx:3:1)",
        "## jsxImportSource was not set to 'nativewind'",
      ],
      ['ERROR  Nativewind received no data', '## Nativewind received no data'],
      ["Couldn't find a navigation context.", 'navigation context'],
    ];
    for (const [message, heading] of messages) {
      const { text } = await call('explain_error', { message });
      expect(text.split('\n')[0]).toContain(heading);
      expect(text).toContain('https://www.nativewind.dev/troubleshooting#');
    }
    expect((await call('explain_error', { message: 'qzxqzx' })).text).toBe(
      'No section about this error message was found.',
    );
    const { text } = await call('playground_link', { code: COMPONENT });
    const [, packed = ''] =
      /^https:\/\/www\.nativewind\.dev\/playground#code=([\w-]+)$/.exec(text) ?? [];
    expect(unpackFiles(packed)).toEqual({ 'App.tsx': COMPONENT });
    await close();
  });

  test(`${name} answers wrong input with errors and goes on`, async () => {
    const { call, close } = await connectMcp(server());
    const huge = 'x'.repeat(1_000_000);
    const wrong: [tool: string, input: Record<string, unknown>][] = [
      ['read_page', { page: '../../../../etc/passwd' }],
      ['read_page', { page: '/agents/../../../../etc/passwd' }],
      ['read_page', { page: 'file:///etc/passwd' }],
      ['read_page', { page: '/agents#nonsense' }],
      ['read_page', { page: huge }],
      ['read_page', { page: 5 }],
      ['read_page', {}],
      ['search', { query: huge }],
      ['search', { query: 'gap', limit: -1 }],
      ['search', { query: 'gap', version: 'v9' }],
      ['look_up_class', { classes: [] }],
      ['look_up_class', { classes: [null] }],
      ['look_up_class', { classes: Array(10_000).fill('gap-4') }],
      ['check_component', { code: huge }],
      ['check_component', { code: { toString: 'x' } }],
      ['explain_error', { message: huge }],
      ['playground_link', { code: huge }],
      ['playground_link', {}],
      ['__proto__', {}],
    ];
    for (const [tool, input] of wrong) {
      const { isError, text } = await call(tool, input);
      expect(isError, `${tool} ${text}`).toBe(true);
      expect(text).not.toContain('root:');
    }
    const odd = ['__proto__', 'constructor', '[', '\u0000', 'a:b:c:d:e:f', '<script>', '🚲'];
    expect((await call('look_up_class', { classes: odd })).isError).toBe(false);
    expect((await call('check_component', { code: '('.repeat(20_000) })).text).toMatch(
      /^Not clean/,
    );
    expect((await call('look_up_class', { classes: 'gap-4' })).text).toContain('## gap-4');
    await close();
  });
}

test('a line that is not a message gets an error, and the next request is answered', async () => {
  const child = spawn(process.execPath, [join(folder, 'scripts/mcp.mjs')], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 'last', method: 'ping' });
  const lines = [
    'nonsense',
    '{"jsonrpc":"2.0",',
    '[1]',
    '\u0000\u0001',
    'x'.repeat(20_000_000),
    ping,
  ];
  child.stdin.end(`${lines.join('\n')}\n`);
  const code = await new Promise((resolve) => child.on('close', resolve));
  const replies = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(replies.map(({ error, result }) => error?.code ?? result)).toEqual([
    -32700,
    -32700,
    -32600,
    -32700,
    -32600,
    {},
  ]);
  expect(errors).toBe('');
  expect(code).toBe(0);
});
