import { expect, test } from '@playwright/test';
import postcss from 'postcss';
import tailwindcss from 'tailwindcss';
import { libraryData } from '@/lib/classes/data/class-store';
import { plainCss } from '@/lib/classes/data/short-style';

const { classes } = libraryData('lib/classes/data/v4.json');
const changed = classes.filter(({ css }) => plainCss(css) !== css && !css.includes('{'));

/** Classes whose shown CSS has the effect of the class only together with another class. */
const isPart = (css: string) =>
  css.split('; ').every((declaration) => declaration.startsWith('--'));

/** Returns the initial values that Tailwind gives to its internal variables. */
async function baseStyles(): Promise<string> {
  const settings = {
    content: [{ raw: 'filter transform ring' }],
    corePlugins: { preflight: false },
  };
  const { css } = await postcss([tailwindcss(settings)]).process('@tailwind base', {
    from: undefined,
  });
  return css;
}

test('the CSS that tables show has the effect of the whole CSS of a class', async ({ page }) => {
  expect(changed.length).toBeGreaterThan(500);
  await page.setContent(`<style>${await baseStyles()}</style><p>Text</p>`);
  const styles = changed
    .filter(({ css }) => !isPart(plainCss(css)))
    .map(({ name, css }) => ({ name, whole: css, shown: plainCss(css) }));
  const differing = await page.evaluate((all) => {
    const element = document.querySelector('p');
    if (!element) throw new Error('There is no element.');
    /** Returns the computed values of the properties, without the layers of shadows that have no size. */
    const compute = (css: string, properties: string[]) => {
      element.style.cssText = css;
      const computed = getComputedStyle(element);
      return properties.map((property) =>
        computed
          .getPropertyValue(property)
          .replace(/rgba?\([^)]*\) 0px 0px 0px 0px(?:, )?/g, '')
          .replace(/, $/, ''),
      );
    };
    return all.filter(({ whole, shown }) => {
      const properties = shown.split('; ').map((declaration) => declaration.split(':')[0] ?? '');
      return `${compute(whole, properties)}` !== `${compute(shown, properties)}`;
    });
  }, styles);
  expect(differing).toEqual([]);
});
