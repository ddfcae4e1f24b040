import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { AgentCondition } from '@/lib/content/entries/agent-results';
import { parseAgentResults } from '@/lib/content/entries/agent-results';
import { MCP_COMMAND, openAgentDocs } from '@/tests/bench/agents/agent-docs';
import { agentTasks } from '@/tests/bench/agents/agent-tasks';
import { askAgent, MOST_ROUNDS, toConversation } from '@/tests/bench/agents/ask-agent';
import { PROVIDERS, type ProviderName } from '@/tests/bench/agents/model-providers';
import { runCondition } from '@/tests/bench/agents/run-condition';
import { AccessError, readAccess, sendToModel } from '@/tests/bench/agents/send-to-model';
import {
  type FakeModel,
  type FakeReply,
  type ModelRequest,
  sendReply,
  startFakeModel,
} from '@/tests/support/fake-model';
import { writeTree } from '@/tests/support/write-tree';

const KEY = 'key-of-a-test';
const BLOCK = 'Write gap-4, not space-y-4.';
const SKILL = '---\nname: nativewind-4\ndescription: Writes NativeWind.\n---\n\n# How\n';
const exported = {
  'agents/AGENTS.md': `${BLOCK}\n`,
  'skills/nativewind-4/SKILL.md': SKILL,
  'skills/nativewind-4/references/classes.md': 'grid has no effect.\n',
};
const server = [process.execPath, 'tests/fixtures/agents/mcp-server.mjs'] as const;
const providers = ['openai', 'anthropic'] as const;
const tasks = agentTasks();
const [task = { name: '', prompt: '', given: undefined }] = tasks;
const versions = { nativewind: '4.2.7', tailwindcss: '3.4.17' };

const started: FakeModel[] = [];
test.afterEach(() => {
  for (const { close } of started.splice(0)) close();
});

/** Starts a fake model that answers with the replies in turn, and then with the last one again. */
async function startReplies(provider: ProviderName, replies: readonly FakeReply[]) {
  return start((_request, response, count) =>
    sendReply(response, provider, replies[count - 1] ?? replies.at(-1) ?? {}),
  );
}

async function start(answer: Parameters<typeof startFakeModel>[0]): Promise<FakeModel> {
  const model = await startFakeModel(answer);
  started.push(model);
  return model;
}

/** Sends the first task in a condition, with the docs in a new folder. */
async function ask(provider: ProviderName, condition: AgentCondition, { url }: FakeModel) {
  const out = writeTree(test.info().outputPath('out'), exported);
  const docs = await openAgentDocs(condition, { out, server });
  try {
    const access = { provider, url, key: KEY, pause: 1 };
    const first = toConversation(task, docs, { model: 'm', versions });
    return await askAgent(first, docs, (conversation) => sendToModel(access, conversation));
  } finally {
    await docs.close();
  }
}

/** Returns the instructions, the prompt, and the names of the tools in a request. */
function partsOf({ body, path }: ModelRequest) {
  const { system, messages, tools = [] } = body;
  const isChat = path === PROVIDERS.openai.path;
  const [first, second] = messages;
  return {
    system: isChat ? first?.content : system,
    prompt: isChat ? second?.content : first?.content,
    tools: tools.map((tool) => (isChat ? Object(tool.function).name : tool.name)),
  };
}

/** Returns the results of tools in a request, without the rest of their format. */
function resultsIn({ body }: ModelRequest): { text: string; isError: unknown }[] {
  return body.messages.flatMap(({ role, content }) => {
    if (role === 'tool') return [{ text: String(content), isError: undefined }];
    const items: unknown[] = Array.isArray(content) ? content : [];
    return items
      .map((item) => Object(item))
      .filter(({ type }) => type === 'tool_result')
      .map(({ content: text, is_error: isError }) => ({ text: String(text), isError }));
  });
}

for (const provider of providers) {
  const base =
    /^You write screens .* nativewind 4\.2\.7 and tailwindcss 3\.4\.17 .* in one tsx code block\.$/;
  const conditions: [AgentCondition, docs: RegExp, tools: string[]][] = [
    ['none', /^$/, []],
    ['block', /^AGENTS\.md of the project:\n\nWrite gap-4, not space-y-4\.$/, []],
    ['skill', /nativewind-4: Writes NativeWind\. Read its SKILL\.md/, ['read_skill_file']],
    ['mcp', /^Look up classes first\.$/, ['look_up_class', 'read_keys', 'fail']],
  ];
  for (const [condition, docs, tools] of conditions) {
    test(`${provider}: the request has the task and the docs of the condition ${condition}`, async () => {
      const model = await startReplies(provider, [{ text: 'Done.' }]);
      expect(await ask(provider, condition, model)).toEqual({ text: 'Done.', toolCalls: 0 });
      expect(model.requests).toHaveLength(1);
      const [request] = model.requests;
      if (!request) throw new Error('The model got no request.');
      const { headers, path, body } = request;
      expect(path).toBe(PROVIDERS[provider].path);
      expect(headers).toMatchObject(PROVIDERS[provider].headers(KEY));
      expect(body.model).toBe('m');
      const parts = partsOf(request);
      expect(parts.prompt).toBe(task.prompt);
      expect(parts.tools).toEqual(tools);
      const [instructions = '', ...rest] = String(parts.system).split('\n\n');
      expect(instructions).toMatch(base);
      expect(rest.join('\n\n')).toMatch(docs);
    });
  }

  test(`${provider}: the model reads the files of the skill, and no others`, async () => {
    const read = (path: unknown) => ({ name: 'read_skill_file', input: { path } });
    const model = await startReplies(provider, [
      { calls: [read('SKILL.md')] },
      { calls: [read('references/classes.md'), read('../../agents/AGENTS.md'), read(1)] },
      { text: 'Done.' },
    ]);
    expect(await ask(provider, 'skill', model)).toEqual({ text: 'Done.', toolCalls: 4 });
    const [last] = model.requests.slice(-1);
    const results = last ? resultsIn(last) : [];
    expect(results.map(({ text }) => text)).toEqual([
      SKILL.trim(),
      'grid has no effect.',
      '../../agents/AGENTS.md is not in the skill.',
      expect.stringContaining('expected string'),
    ]);
    if (provider === 'anthropic')
      expect(results.map(({ isError }) => isError)).toEqual([false, false, true, true]);
  });

  test(`${provider}: the model calls the tools of the MCP server, which does not get the key`, async () => {
    const model = await startReplies(provider, [
      {
        calls: [
          { name: 'look_up_class', input: { name: 'grid' } },
          { name: 'fail', input: {} },
          { name: 'read_keys', input: provider === 'openai' ? '' : {} },
          { name: 'look_up_class', input: provider === 'openai' ? '{"name":' : 'grid' },
          { name: 'gone', input: {} },
        ],
      },
      { text: 'Done.' },
    ]);
    process.env.MODEL_KEY = KEY;
    const answer = ask(provider, 'mcp', model);
    expect(await answer.finally(() => delete process.env.MODEL_KEY)).toEqual({
      text: 'Done.',
      toolCalls: 5,
    });
    const [, second] = model.requests;
    expect(second && resultsIn(second).map(({ text }) => text)).toEqual([
      'grid has no effect on native.',
      'The page does not exist.',
      'key: not set',
      expect.stringMatching(/not valid JSON|expected record/),
      expect.stringContaining('gone'),
    ]);
  });

  test(`${provider}: a model that only calls tools is stopped`, async () => {
    const calls = [{ name: 'look_up_class', input: { name: 'grid' } }];
    const model = await startReplies(provider, [{ calls }]);
    await expect(ask(provider, 'none', model)).rejects.toThrow(
      'still calls tools after 12 answers',
    );
    expect(model.requests).toHaveLength(MOST_ROUNDS + 1);
    const last = model.requests.at(-1);
    expect(last && resultsIn(last)[0]?.text).toBe('There is no tool look_up_class.');
  });

  const garbage = ['<html>Busy</html>', '{}', '[]', '{"choices":[],"content":"text"}', ''];
  test(`${provider}: an answer in another format is an error`, async () => {
    for (const text of garbage) {
      const model = await start((_request, response) => response.end(text));
      await expect(ask(provider, 'none', model)).rejects.toThrow(
        `The provider's answer has another format: ${text}`,
      );
      expect(model.requests).toHaveLength(1);
    }
  });
}

const conversation = toConversation(task, { text: '', tools: [] }, { model: 'm', versions });

/** Sends a request to a server whose first answers come from `answer`, and which then answers with a text. */
async function sendWith(fails: number, answer: (response: ServerResponse) => void) {
  const model = await start((_request, response, count) =>
    count > fails ? sendReply(response, 'openai', { text: 'Done.' }) : answer(response),
  );
  const access = { provider: 'openai', url: model.url, key: KEY, pause: 1 } as const;
  const began = performance.now();
  const error = await sendToModel(access, conversation).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { error, count: model.requests.length, duration: performance.now() - began };
}

test('after a rate limit, the request is repeated when the provider allows it', async () => {
  const limited = (after: string) =>
    sendWith(1, (response) => response.writeHead(429, { 'retry-after': after }).end('Slow down'));
  const seconds = await limited('1');
  expect(seconds).toMatchObject({ error: undefined, count: 2 });
  expect(seconds.duration).toBeGreaterThan(990);
  const date = await limited(new Date(Date.now() + 3000).toUTCString());
  expect(date).toMatchObject({ error: undefined, count: 2 });
  expect(date.duration).toBeGreaterThan(1500);
  expect(await limited('soon')).toMatchObject({ error: undefined, count: 2 });
});

test('after an error of the server or a lost connection, the request is repeated', async () => {
  const lost = (response: ServerResponse) => response.destroy();
  const failed = (response: ServerResponse) => response.writeHead(529).end('Overloaded');
  for (const answer of [lost, failed])
    expect(await sendWith(4, answer)).toMatchObject({ error: undefined, count: 5 });
  const { error, count } = await sendWith(9, failed);
  expect(error).toEqual(new Error('The provider answers with 529: Overloaded (5 tries)'));
  expect(count).toBe(5);
});

test('a wrong request is not repeated, and no message contains the key', async () => {
  const answer = (status: number) => (response: ServerResponse) =>
    response.writeHead(status).end(`No model for ${KEY}`);
  const wrong = await sendWith(1, answer(400));
  expect(wrong).toMatchObject({
    error: new Error('The provider answers with 400: No model for …'),
    count: 1,
  });
  const rejected = await sendWith(1, answer(401));
  expect(rejected.error).toBeInstanceOf(AccessError);
  expect(rejected.count).toBe(1);
});

test('a redirect does not take the key to another server', async () => {
  const other = await start((_request, response) => response.end('{}'));
  const { error } = await sendWith(9, (response) =>
    response.writeHead(307, { location: other.url }).end(),
  );
  expect(String(error)).toContain('redirect');
  expect(other.requests).toEqual([]);
});

test('a run needs an address and a key, and sends the key encrypted or within the machine', () => {
  const read = (MODEL_URL?: string, MODEL_KEY?: string) =>
    readAccess('openai', { MODEL_URL, MODEL_KEY });
  expect(() => read('https://models.example')).toThrow('MODEL_KEY is not set. Nothing was sent.');
  expect(() => read(undefined, KEY)).toThrow('MODEL_URL is not set. Nothing was sent.');
  expect(() => read('', '')).toThrow('MODEL_URL is not set');
  for (const url of ['http://models.example/v1', 'models.example', 'ftp://localhost'])
    expect(() => read(url, KEY), url).toThrow('MODEL_URL has to begin with https://');
  expect(read('https://models.example/v1/', KEY).url).toBe('https://models.example/v1');
  expect(read('http://localhost:11434/v1', KEY).url).toBe('http://localhost:11434/v1');
});

test('missing docs are reported with the command that writes them', async () => {
  const out = test.info().outputPath('nothing');
  const open = (condition: AgentCondition) => openAgentDocs(condition, { out, server });
  await expect(open('block')).rejects.toThrow(
    /nothing\/agents\/AGENTS\.md does not exist\. Run npm run build, which writes it\.$/,
  );
  await expect(open('skill')).rejects.toThrow(
    /nothing\/skills\/nativewind-4\/SKILL\.md does not exist\. Run npm run build, which writes it\.$/,
  );
  const noServer = openAgentDocs('mcp', { out, server: [process.execPath, '-e', '0'] });
  await expect(noServer).rejects.toThrow(/ -e 0 did not start an MCP server: /);
  expect(MCP_COMMAND.join(' ')).toBe('npm run --silent mcp');
});

test('a rejected key ends the run, and answers without code are not results', async () => {
  const model = await start((_request, response) => response.writeHead(401).end('No'));
  const run = (answer: FakeModel) => {
    const access = { provider: 'openai', url: answer.url, key: KEY, pause: 1 } as const;
    return openAgentDocs('none', { out: '', server }).then((docs) =>
      runCondition('none', docs, {
        model: 'm',
        tasks,
        versions,
        answers: test.info().outputPath('answers'),
        send: (sent) => sendToModel(access, sent),
        log: () => {},
      }),
    );
  };
  await expect(run(model)).rejects.toThrow(AccessError);
  // Four tasks are sent at the same time.
  expect(model.requests.length).toBeLessThanOrEqual(4);
  const silent = await startReplies('openai', [{ text: 'I cannot help with that.' }]);
  await expect(run(silent)).rejects.toThrow('No answer has code, so there are no results.');
  expect(silent.requests).toHaveLength(20);
});

test.describe('the command', () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 });

  async function bench(args: string[], env: Record<string, string> = {}) {
    const OUT_DIR = writeTree(test.info().outputPath('export'), exported);
    const { MODEL_URL: _url, MODEL_KEY: _key, ...rest } = process.env;
    const command = [
      '--import',
      'tsx',
      'tests/bench/agents-bench.ts',
      '--model',
      'org/m:1',
      ...args,
    ];
    return promisify(execFile)(process.execPath, command, {
      env: { ...rest, OUT_DIR, ...env },
      maxBuffer: 2 ** 26,
    }).then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        output: error.stdout + error.stderr,
      }),
    );
  }

  const read = (name: string) => readFileSync(`tests/fixtures/agents/answers/${name}.tsx`, 'utf8');
  const promptOf = (name: string) => tasks.find((each) => each.name === name)?.prompt;
  const fenced = (name: string) => `Here it is:\n\n\`\`\`tsx\n${read(name)}\`\`\`\n`;

  /** Starts a model that answers two tasks with code, one with garbage, and the others with a refusal. */
  const startAnswers = (provider: ProviderName) =>
    start((request, response) => {
      const { prompt } = partsOf(request);
      if (prompt === promptOf('new-chat')) response.end('<html>');
      else if (prompt === promptOf('repair-grid'))
        sendReply(response, provider, { text: fenced('repair-grid.bad') });
      else if (prompt === promptOf('new-sign-in'))
        sendReply(response, provider, { text: fenced('new-sign-in.good') });
      else sendReply(response, provider, { text: 'I cannot help with that.' });
    });

  test('sends nothing without a key, and nothing in a dry run', async () => {
    const model = await startAnswers('anthropic');
    const provider = ['--provider', 'anthropic'];
    const without = await bench(provider, { MODEL_URL: model.url });
    expect(without.output).toContain('MODEL_KEY is not set. Nothing was sent.');
    expect(without.code).toBe(2);
    const env = { MODEL_URL: model.url, MODEL_KEY: KEY };
    const dry = await bench([...provider, '--dry-run', '--condition', 'none,block,skill'], env);
    expect(dry.code).toBe(0);
    expect(dry.output).not.toContain(KEY);
    expect(dry.output.match(/^POST \$MODEL_URL\/messages$/gm)).toHaveLength(60);
    expect(dry.output.match(/^x-api-key: \$MODEL_KEY$/gm)).toHaveLength(60);
    expect(dry.output.match(/Write gap-4, not space-y-4\./g)).toHaveLength(20);
    expect(dry.output.match(/"name": "read_skill_file"/g)).toHaveLength(20);
    expect(model.requests).toEqual([]);
  });

  test('explains wrong flags, and ends before it sends anything if docs are missing', async () => {
    const rows: [args: string[], problem: string][] = [
      [[], '--provider and --model need one value each.'],
      [['--provider', 'opena'], '--provider has an unknown value: opena. Did you mean openai?'],
      [['--provider', 'openai', '--condition', 'skil'], 'Did you mean skill?'],
      [['--provider', 'openai', '--only', 'new-chats'], 'Did you mean new-chat?'],
    ];
    for (const [args, problem] of rows) {
      const { code, output } = await bench(args);
      expect(output).toContain(problem);
      expect(code).toBe(2);
    }
    const model = await startAnswers('openai');
    const env = { MODEL_URL: model.url, MODEL_KEY: KEY, OUT_DIR: test.info().outputPath('gone') };
    const { code, output } = await bench(
      ['--provider', 'openai', '--condition', 'none,block'],
      env,
    );
    expect(output).toMatch(/gone\/agents\/AGENTS\.md does not exist\. Run npm run build/);
    expect(code).toBe(1);
    expect(model.requests).toEqual([]);
  });

  for (const provider of providers) {
    test(`${provider}: writes the results of each condition`, async () => {
      const model = await startAnswers(provider);
      const results = test.info().outputPath('results.json');
      const args = ['--provider', provider, '--condition', 'none,block', '--results', results];
      const { code, output } = await bench(args, { MODEL_URL: model.url, MODEL_KEY: KEY });
      expect(code, output).toBe(0);
      expect(output).toContain('block: 1 of 20 tasks without a fault');
      expect(model.requests).toHaveLength(40);
      const date = new Date().toISOString().slice(0, 10);
      const json = readFileSync(results, 'utf8');
      expect(json).not.toContain(KEY);
      expect(json).not.toContain(model.url);
      const { value: runs = [] } = parseAgentResults(json, results);
      expect(runs.map(({ condition }) => condition)).toEqual(['none', 'block']);
      for (const value of runs) {
        expect(value).toMatchObject({ date, model: 'org/m:1', library: versions });
        expect(value.tasks.map((each) => each.task)).toEqual(tasks.map(({ name }) => name));
        const found = (name: string) => value.tasks.find((each) => each.task === name);
        expect(found('repair-grid')).toMatchObject({
          withoutEffect: {
            ios: ['col-span-2', 'basis-[calc(50%-8px)]', 'place-items-center', 'align-middle'],
            android: ['col-span-2', 'basis-[calc(50%-8px)]', 'place-items-center'],
          },
          compileErrors: [],
          toolCalls: 0,
        });
        expect(found('new-sign-in')).toMatchObject({ withoutEffect: { ios: [], android: [] } });
        expect(found('new-chat')?.problem).toContain('another format: <html>');
        expect(found('new-dialog')).toMatchObject({
          classes: 0,
          problem: 'The answer has no code.',
        });
      }
    });
  }

  test('a run of some tasks prints its results and writes no file', async () => {
    const model = await startAnswers('openai');
    const results = test.info().outputPath('results.json');
    const args = ['--provider', 'openai', '--condition', 'none', '--only', 'new-sign-in'];
    const env = { MODEL_URL: model.url, MODEL_KEY: KEY };
    const { code, output } = await bench([...args, '--results', results], env);
    expect(code, output).toBe(0);
    expect(output).toContain('"task": "new-sign-in"');
    expect(readdirSync(test.info().outputDir)).not.toContain('results.json');
    expect(model.requests).toHaveLength(1);
  });
});
