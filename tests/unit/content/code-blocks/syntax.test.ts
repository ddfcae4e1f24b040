import { expect, test } from '@playwright/test';
import { formatErrors } from '@/lib/config/source/content-error';
import type { Sample } from '@/lib/content/code-blocks/sample';
import { syntaxErrors } from '@/lib/content/code-blocks/syntax';

function sampleOf(language: string, code: string, title?: string): Sample {
  const rows = code.split('\n').map((_, index) => index + 1);
  const place = { file: 'content/docs/v4/a.mdx', page: 'content/docs/v4/a.mdx', version: 'v4' };
  const position = { line: 10, column: 3 };
  return { ...place, version: 'v4', language, meta: title ? { title } : {}, code, rows, position };
}

test('a sample that cannot be parsed is reported at its place in the page', async () => {
  const rows: [language: string, code: string, report: string][] = [
    ['tsx', 'const a = (\n  <View>;', ':12:12  This tsx cannot be parsed'],
    ['ts', 'const a: = 1;', ':11:12  This ts cannot be parsed: Unexpected "="'],
    ['js', 'module.exports = {\n  a: 1\n  b: 2 };', ':13:5  This js cannot be parsed'],
    ['css', '.a {\n  color red;\n}', ':12:5  This css cannot be parsed: Unknown word'],
    ['json', '{\n  "a": 1,\n}', ':12:11  This json cannot be parsed'],
    ['json', '{ "a": }', ':11:10  This json cannot be parsed'],
  ];
  for (const [language, code, report] of rows) {
    expect(formatErrors(await syntaxErrors(sampleOf(language, code))), code).toContain(
      `content/docs/v4/a.mdx${report}`,
    );
  }
});

test('valid code and code without a parser are accepted', async () => {
  const rows: [language: string, code: string, title?: string][] = [
    ['tsx', 'export const a = <View className="p-4" />;'],
    ['css', '@tailwind base;'],
    ['sh', 'npm ((('],
    ['json', '{\n  // why\n  "a": "//", /* b */\n}', 'tsconfig.json'],
    ['json', '{ "a": [1,], }', '.vscode/settings.json'],
  ];
  for (const [language, code, title] of rows) {
    expect(await syntaxErrors(sampleOf(language, code, title)), code).toEqual([]);
  }
});
