import { ContentError } from '@/lib/content/content-error';
import type { Heading } from '@/lib/mdx/compiled';

/** One error for every heading of a page that is more than one level below the heading before it; the title is level 1. */
export function checkHeadingLevels(headings: readonly Heading[], page: string): ContentError[] {
  return headings.flatMap(({ depth, text, position, file = page }, index) => {
    const above = headings[index - 1]?.depth ?? 1;
    if (depth <= above + 1) return [];
    return new ContentError({
      file,
      position,
      problem: `The heading "${text}" skips a level: ${'#'.repeat(depth)} after ${'#'.repeat(above)}`,
      expected: `Expected ${'#'.repeat(above + 1)} or fewer.`,
    });
  });
}
