import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { componentNames } from '@/components/prose/markdown';
import { toSamples } from '@/lib/content/code-blocks/sample';
import { syntaxErrors } from '@/lib/content/code-blocks/syntax';
import { editorSchemas } from '@/lib/content/entries/editor-schemas';
import { splitFrontMatter, validate } from '@/lib/content/entries/front-matter';
import { docFrontMatter } from '@/lib/content/entries/front-matter-schema';
import { unknownComponents } from '@/lib/site/site-check';
import { compileText } from '../../support/mdx';

for (const [file, text] of Object.entries(editorSchemas())) {
  test(`${file} matches the content check and is the output of npm run schemas`, () => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
}

interface Snippet {
  body: string[];
}

const snippets: Record<string, Snippet> = JSON.parse(
  readFileSync('.vscode/pages.code-snippets', 'utf8'),
);

for (const [name, { body }] of Object.entries(snippets)) {
  test(`the snippet "${name}" has no mistakes as inserted`, async () => {
    const text = body
      .join('\n')
      .replace(/\$\{\d+:([^}]*)\}/g, '$1')
      .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
      .replace('$0', '');
    const { yaml, body: words } = splitFrontMatter(text, 'page.mdx');
    const files = { 'content/docs/v4/_samples/scale.ts': 'export const scale = [4, 16];\n' };
    const { components, fences } = await compileText(words, files);
    expect(unknownComponents(components, componentNames)).toEqual([]);
    const errors = await Promise.all(toSamples('page.mdx', 'current', fences).map(syntaxErrors));
    expect(errors.flat()).toEqual([]);
    if (text.startsWith('---'))
      expect(validate(docFrontMatter, yaml, 'page.mdx').errors).toBeUndefined();
  });
}
