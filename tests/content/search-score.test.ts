import { expect, test } from '@playwright/test';
import { missedTargets } from '@/tests/bench/search/relevance';
import { missedMessages, scoreQueries } from '@/tests/bench/search-score';
import messages from '@/tests/fixtures/search/messages.json' with { type: 'json' };
import threads from '@/tests/fixtures/search/threads.json' with { type: 'json' };

test('the graded queries meet their targets, including the ones not used for tuning', async () => {
  const rows = await scoreQueries();
  expect(rows.length).toBeGreaterThanOrEqual(340);
  const unseen = rows.filter((row) => row.unseen);
  expect(unseen.length).toBeGreaterThanOrEqual(rows.length * 0.4);
  expect(missedTargets(rows.filter((row) => !row.unseen))).toEqual([]);
  expect(missedTargets(unseen)).toEqual([]);
});

test('MODAL-07 a pasted message finds its section first, even cut to the length of the field', async () => {
  expect(messages.length).toBeGreaterThan(40);
  expect(await missedMessages(messages)).toEqual([]);
});

test('the title of a thread finds the section with its answer first', async () => {
  expect(threads.length).toBeGreaterThanOrEqual(40);
  expect(await missedMessages(threads)).toEqual([]);
});
