import { expect, test } from '@playwright/test';
import { withoutInertCode } from '@/lib/export/inert-scripts';

test('the code of a script that never runs is taken out, its element stays', () => {
  const html = '<script type="text/plain">if (1 < 2) run()</script><script>a()</script><p>b</p>';
  expect(withoutInertCode(html)).toBe(
    '<script type="text/plain"></script><script>a()</script><p>b</p>',
  );
});
