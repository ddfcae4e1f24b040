import { expect, test } from '@playwright/test';
import { withoutInertCode } from '@/lib/next/inert-scripts';

test('the code of a script that never runs is taken out, its element stays', () => {
  const html = '<script type="text/plain">if (1 < 2) run()</script><script>a()</script><p>b</p>';
  expect(withoutInertCode(html)).toBe(
    '<script type="text/plain"></script><script>a()</script><p>b</p>',
  );
});

test('a page of Next without such a script says that the format changed', () => {
  const html = '<script>self.__next_f.push([1,""])</script>';
  expect(() => withoutInertCode(html)).toThrow('Next’s format changed');
  expect(withoutInertCode('<p>a</p>')).toBe('<p>a</p>');
});
