import { expect, test } from '@playwright/test';
import { toErrorChain } from '@/components/shell/error-chain';
import { explainFailure, unknownItem } from '@/components/shell/navbar/item-error';

test('NAV-14 NAV-15 an item that fails is shown as JSON, with the original error as the cause', () => {
  const item = { type: 'carousel', label: 'Round' };
  const render = () =>
    explainFailure(item, () => {
      throw unknownItem(item);
    });
  expect(render).toThrow(/check the navbar item configuration \(navbar\.items/);
  try {
    render();
  } catch (error) {
    expect(toErrorChain(error)).toContain('{\n  "type": "carousel",\n  "label": "Round"\n}');
    expect(toErrorChain(error)).toMatch(
      /\n\nCause:\nNo NavbarItem component found for type "carousel"\.$/,
    );
  }
});

test('NAV-15 an item that renders is returned', () => {
  expect(explainFailure({}, () => 'rendered')).toBe('rendered');
});
