import type { ClassVersion } from './data';
import { utilityGroups } from './utility-groups';

/** The utility pages of a version as a Markdown list. */
export function toUtilityMarkdown(version: ClassVersion): string {
  return utilityGroups(version)
    .map(({ label, pages }) => {
      const links = pages.map(({ title, path }) => `- [${title}](${path})`);
      return [`### ${label}`, '', ...links].join('\n');
    })
    .join('\n\n');
}
