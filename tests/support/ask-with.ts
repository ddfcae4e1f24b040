import { test } from '@playwright/test';
import type { WantedPage } from '@/lib/content/authoring/new-page';
import { askForPage, type GivenPage } from '@/lib/export/build/ask-for-page';
import { authorSite, pageText } from './author-site';

/**
 * Runs the questions of `npm run new` with these answers. Resolves to the page, and to what was asked and shown.
 * Rejects when there are more questions than answers.
 */
export async function askWith(
  given: GivenPage,
  answers: readonly string[],
): Promise<{ page: WantedPage; log: string[] }> {
  const site = authorSite(test.info().outputPath('site'), {
    'content/docs/v4/index.mdx': pageText('Text.'),
    'content/docs/v4/guides/old.mdx': pageText('## X', 'title: Old'),
    'content/docs/v2/index.mdx': pageText('Text.'),
  });
  const log: string[] = [];
  const left = [...answers];
  const page = await askForPage(site.read(), given, {
    ask: async (question) => {
      const answer = left.shift();
      if (answer === undefined) throw new Error(`No answer is left for "${question}".`);
      log.push(question + answer);
      return answer;
    },
    tell: (problem) => void log.push(problem.trim()),
  });
  return { page, log };
}
