import { expect, test } from '@playwright/test';
import { collapseDuration } from '@/components/ui/collapsible-motion';

for (const [height, milliseconds] of [
  [36, 192],
  [100, 239],
  [200, 281],
  [400, 336],
  [1000, 440],
] as const) {
  test(`ANIM-01 a section of ${height} px takes ${milliseconds} ms`, () => {
    expect(collapseDuration(height)).toBe(milliseconds);
  });
}
