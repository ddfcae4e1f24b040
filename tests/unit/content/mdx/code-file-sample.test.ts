import { expect, test } from '@playwright/test';
import { compileText } from '../../../support/mdx';

test('a live sample can come from a file', async () => {
  const files = { 'content/docs/v4/_samples/app.tsx': 'export default () => null;\n' };
  const { code } = await compileText('```tsx player file="_samples/app.tsx"\n```', files);
  expect(code).toMatch(/Player, \{\s+code: "export default \(\) => null;",\s+title: "app\.tsx"/);
});
