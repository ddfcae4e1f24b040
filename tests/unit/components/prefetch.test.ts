import { expect, test } from '@playwright/test';
import { isCostly } from '@/components/shell/navigation/prefetch';

const connections: [connection: object | undefined, costly: boolean][] = [
  [undefined, false],
  [{}, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
];

for (const [connection, costly] of connections) {
  test(`PREF-02 ${JSON.stringify(connection)} is ${costly ? '' : 'not '}too costly for prefetching`, () => {
    expect(isCostly(connection)).toBe(costly);
  });
}
