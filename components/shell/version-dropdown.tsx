import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import { Dropdown } from '@/components/ui/dropdown';
import { withBasePath } from '@/lib/shell/base-path';
import { type VersionChoice, versionChoice } from '@/lib/shell/version-choice';
import { Link } from './link';
import type { Place } from './place';

/** The versions of the docs; a plain link when there is only one. */
export function versionDropdown({ reader, side }: Place): ReactNode {
  const choice = versionChoice(reader.versions, reader.path, reader.preferred);
  if (!choice) return null;
  const label = <span data-version-label>{choice.label}</span>;
  if (choice.entries.length === 1) return <Link href={choice.home}>{label}</Link>;
  return (
    <Dropdown label={label} href={withBasePath(choice.home)} align={side}>
      {versionEntries(choice)}
    </Dropdown>
  );
}

/** The versions of the docs in the menu of narrow screens, open where one of them is being read. */
export function versionMenu({ reader }: Place): ReactNode {
  const choice = versionChoice(reader.versions, reader.path, reader.preferred);
  if (!choice) return null;
  if (choice.entries.length === 1) return <Link href={choice.home}>{choice.label}</Link>;
  return (
    <Collapsible
      summary="Versions"
      open={choice.entries.some(({ current }) => current)}
      data-version-list
    >
      <ul>{versionEntries(choice)}</ul>
    </Collapsible>
  );
}

function versionEntries({ entries }: VersionChoice): ReactNode {
  return entries.map(({ name, label, href, current }) => (
    <li key={name}>
      <Link
        href={href}
        data-version-link={name}
        data-prefer-version={name}
        aria-current={current ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  ));
}
