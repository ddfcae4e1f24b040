import { expect, test } from '@playwright/test';
import { editFrontMatter } from '@/lib/content/authoring/edit-front-matter';

test('an edit of front matter keeps its fence, comments and order', () => {
  for (const fence of ['---', '---yaml', '---  ', '--- yaml']) {
    const text = `${fence}\ntitle: One # kept\naliases: [/a]\n---\n\nText.\n`;
    const edited = editFrontMatter(text, `${fence}.mdx`, (yaml) => yaml.set('slug', '/b'));
    expect(edited).toBe(`${fence}\ntitle: One # kept\naliases: [/a]\nslug: /b\n---\n\nText.\n`);
  }
});
