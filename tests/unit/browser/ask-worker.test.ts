import { expect, test } from '@playwright/test';
import { answerQuestions, WorkerClient } from '@/lib/browser/worker-client';

/** Fake of the browser's `Worker`. Tests send its responses. */
class FakeWorker {
  static readonly started: FakeWorker[] = [];
  onmessage: ((event: object) => void) | undefined;
  onerror: (() => void) | undefined;
  isEnded = false;
  readonly asked: { id: number; question: string }[] = [];

  constructor(readonly url: string) {
    FakeWorker.started.push(this);
  }

  postMessage(question: { id: number; question: string }): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(index: number, reply: object): void {
    this.onmessage?.({ data: { id: this.asked[index]?.id, ...reply } });
  }
}

const asked = (patience?: number) =>
  new WorkerClient<string, string>('The worker', '/worker.js', patience);
const latest = () => FakeWorker.started.at(-1);

test.beforeEach(() => {
  FakeWorker.started.length = 0;
  Object.assign(globalThis, { Worker: FakeWorker });
});

test('a worker starts with the first request and can respond in any order', async () => {
  const worker = asked();
  expect(FakeWorker.started).toHaveLength(0);
  const answers = [worker.ask('one'), worker.ask('two')];
  expect(FakeWorker.started.map(({ url }) => url)).toEqual(['/worker.js']);
  latest()?.answer(1, { answer: 'second' });
  latest()?.answer(0, { answer: 'first' });
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
});

test('an error in the worker rejects only the request that caused it', async () => {
  const worker = asked();
  const [bad, good] = [worker.ask('bad'), worker.ask('good')];
  latest()?.answer(0, { error: 'No such class' });
  latest()?.answer(1, { answer: 'fine' });
  await expect(bad).rejects.toThrow('No such class');
  expect(await good).toBe('fine');
  expect(latest()?.isEnded).toBe(false);
});

test('a worker that crashes rejects pending requests, and the next request starts a new worker', async () => {
  const worker = asked();
  const [first, second] = [worker.ask('one'), worker.ask('two')];
  latest()?.onerror?.();
  await expect(first).rejects.toThrow('The worker could not be loaded.');
  await expect(second).rejects.toThrow('The worker could not be loaded.');
  const third = worker.ask('three');
  expect(FakeWorker.started).toHaveLength(2);
  latest()?.answer(0, { answer: 'back' });
  expect(await third).toBe('back');
});

test('a worker that does not respond in time is terminated, and one that responded is not', async () => {
  const worker = asked(5);
  const answer = worker.ask('quick');
  latest()?.answer(0, { answer: 'done' });
  expect(await answer).toBe('done');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(latest()?.isEnded).toBe(false);
  await expect(worker.ask('slow')).rejects.toThrow('The worker did not answer.');
  expect(latest()?.isEnded).toBe(true);
});

test('the worker side responds to each request with its result or error', async () => {
  const replies: object[] = [];
  const scope: { onmessage?: (event: object) => Promise<void>; postMessage(reply: object): void } =
    { postMessage: (reply) => replies.push(reply) };
  Object.assign(globalThis, { self: scope });
  answerQuestions((question: string) => {
    if (question === 'bad') throw new Error('No');
    return question.toUpperCase();
  });
  await scope.onmessage?.({ data: { id: 1, question: 'good' } });
  await scope.onmessage?.({ data: { id: 2, question: 'bad' } });
  expect(replies).toEqual([
    { id: 1, answer: 'GOOD' },
    { id: 2, error: 'No' },
  ]);
});
