import { expect, test } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useDocTargets } from '@/components/shell/navbar/doc-targets-context';

function Outside() {
  return createElement('p', null, Object.keys(useDocTargets()).join());
}

test('ERR-09 the navbar hook for docs names its provider when used outside of it', () => {
  expect(() => renderToStaticMarkup(createElement(Outside))).toThrow(
    'Hook useDocTargets is called outside the <DocTargetsProvider>.',
  );
});
