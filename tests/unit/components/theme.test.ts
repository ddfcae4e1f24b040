import { expect, test } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useColorMode } from '@/components/shell/theme/theme';

function Outside() {
  return createElement('p', null, useColorMode());
}

test('ERR-09 the hook of the color mode names its provider when used outside of it', () => {
  expect(() => renderToStaticMarkup(createElement(Outside))).toThrow(
    'Hook useColorMode is called outside the <ThemeProvider>.',
  );
});
