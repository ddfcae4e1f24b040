import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import ts from 'typescript';
import { checkMessages } from '@/lib/config/messages';
import { formatErrors } from '@/lib/config/source/content-error';
import { writeTree } from '@/tests/support/write-tree';

function report(files: Readonly<Record<string, string>>, folder: string): string {
  return formatErrors(checkMessages(writeTree(folder, files)));
}

test('ERR-10 the messages of the site are complete', () => {
  expect(formatErrors(checkMessages('.'))).toBe('');
});

test('ERR-10 an empty message is an error with its place', () => {
  const files = { 'content/messages/own.ts': "// Own\nexport const hello = ' ';\n" };
  expect(
    report(files, test.info().outputPath('site')),
  ).toBe(`content/messages/own.ts:2:14  The message hello is empty
  Write its text.
content/messages/own.ts:2:14  Unknown message hello`);
});

test('ERR-10 messages of another site need the same ids, kinds and placeholders', () => {
  const source = readFileSync('content/messages/page.ts', 'utf8');
  const changed = source
    .replace("export const notFoundText = 'We", "export const notFoundTxet = 'We")
    .replace('For up-to-date documentation, see the {link} ({label}).', 'See {link}.');
  expect(changed).not.toBe(source);
  expect(report({ 'content/messages/page.ts': changed }, test.info().outputPath('site'))).toContain(
    'The message notFoundText is missing',
  );
});

test('ERR-10 a missing id fails the type check and the bundle', async () => {
  const user = `import { copyy } from '@/content/messages/common';\nconsole.log(copyy);\n`;
  const file = `${writeTree(test.info().outputPath('site'), { 'user.ts': user })}/user.ts`;
  const program = ts.createProgram([file], {
    paths: { '@/*': [`${process.cwd()}/*`] },
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    noEmit: true,
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({ messageText }) => String(messageText));
  expect(problems).toEqual([expect.stringContaining("has no exported member named 'copyy'")]);
  await expect(
    build({
      entryPoints: [file],
      bundle: true,
      write: false,
      logLevel: 'silent',
      alias: { '@': process.cwd() },
    }),
  ).rejects.toThrow('No matching export in "content/messages/common.ts" for import "copyy"');
});
