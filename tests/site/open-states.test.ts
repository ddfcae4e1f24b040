import { expectAccessible, expectAccessibleInBothThemes } from '@/tests/support/accessibility';
import { longOnly, turnOf } from '@/tests/support/long';
import { openPage } from '@/tests/support/open';
import { expectedErrors, openStates } from '@/tests/support/open-states';
import { test } from '@/tests/support/test';

const widths = { narrow: 375, wide: 1440 };

test.use({ allowedErrors: expectedErrors });

for (const [index, [width, pixels]] of Object.entries(widths).entries()) {
  for (const [name, { path, show, only, keepsTheme, exceptRules }] of Object.entries(openStates)) {
    // A commit tests each state at one width.
    if (only ? only !== width : turnOf(name, 2) !== index) continue;
    test(
      `IMPLIED-08 axe finds nothing in ${name}, in either theme, ${pixels} px`,
      longOnly,
      async ({ page }) => {
        await page.setViewportSize({ width: pixels, height: 900 });
        await openPage(page, path);
        await show(page);
        if (!keepsTheme) return expectAccessibleInBothThemes(page, undefined, exceptRules);
        await expectAccessible(page, undefined, exceptRules);
        await page.unrouteAll();
        await page.emulateMedia({ colorScheme: 'dark' });
        await openPage(page, path);
        await show(page);
        await expectAccessible(page, undefined, exceptRules);
      },
    );
  }
}
