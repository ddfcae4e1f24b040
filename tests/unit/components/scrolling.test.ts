import { expect, test } from '@playwright/test';
import { showsBackToTop } from '@/components/shell/footer/back-to-top';
import { navbarAfterScroll } from '@/components/shell/navbar/hide-on-scroll';

const page = { navbarHeight: 60, windowHeight: 800, pageHeight: 3000 };

const scrolls: [previous: number, top: number, after: string, why: string][] = [
  [0, 59, 'show', 'near the top it always shows'],
  [100, 200, 'hide', 'on the way down it hides'],
  [200, 200, 'hide', 'a standing page hides it like one that moves down'],
  [900, 800, 'show', 'on the way up it shows'],
  [2200, 2150, 'keep', 'the bounce at the end does not bring it back'],
];

for (const [previous, top, after, why] of scrolls) {
  test(`NAV-10 from ${previous} to ${top}: ${why}`, () => {
    expect(navbarAfterScroll({ ...page, previous, top })).toBe(after);
  });
}

const ups: [previous: number, top: number, shown: boolean][] = [
  [400, 350, true],
  [350, 400, false],
  [350, 300, true],
  [320, 299, false],
  [2300, 2200, false],
];

for (const [previous, top, shown] of ups) {
  test(`BTT-02 from ${previous} to ${top} of 2200 the button is ${shown ? 'shown' : 'hidden'}`, () => {
    expect(showsBackToTop(top, previous, 2200)).toBe(shown);
  });
}
