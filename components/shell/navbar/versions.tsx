import { useEffect } from 'react';
import { Link } from '@/components/shell/link';
import { Collapsible } from '@/components/ui/collapsible';
import { Dropdown } from '@/components/ui/dropdown';
import { invariant } from '@/components/ui/invariant';
import { navbarVersions } from '@/content/messages/shell';
import { readStored, removeStored } from '@/lib/browser/storage';
import { preferredVersionKey } from '@/lib/browser/storage-keys';
import { type VersionChoice, versionChoice } from '@/lib/site/navigation/site-navigation';
import { useCurrentPage } from './current-page';

/** Renders the docs versions as a dropdown, or as a plain link if there is only one version. */
export function VersionDropdown({ side }: { side: 'start' | 'end' }) {
  const choice = useVersionChoice();
  if (choice.entries.length === 1) return <Link href={choice.home}>{choice.label}</Link>;
  return (
    <Dropdown label={choice.label} align={side}>
      <VersionEntries choice={choice} />
    </Dropdown>
  );
}

/**
 * Renders the docs versions in the menu of narrow screens. The list is expanded if the current page belongs
 * to one of them. If there is only one version, it is a plain link.
 */
export function VersionMenu() {
  const choice = useVersionChoice();
  if (choice.entries.length === 1) return <Link href={choice.home}>{choice.label}</Link>;
  return (
    <Collapsible summary={navbarVersions} open={choice.entries.some(({ current }) => current)}>
      <ul>
        <VersionEntries choice={choice} />
      </ul>
    </Collapsible>
  );
}

function VersionEntries({ choice: { entries } }: { choice: VersionChoice }) {
  return entries.map(({ name, label, href, current }) => (
    <li key={name}>
      <Link
        href={href}
        suppressHydrationWarning
        data-version={name}
        aria-current={current ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  ));
}

function useVersionChoice(): VersionChoice {
  const { versions, path, preferred } = useCurrentPage();
  useEffect(() => {
    const stored = readStored(preferredVersionKey);
    if (stored !== null && !versions.some(({ name }) => name === stored)) {
      removeStored(preferredVersionKey);
    }
  }, [versions]);
  const choice = versionChoice(versions, path, preferred);
  invariant(choice, 'The site has no version of the docs.');
  return choice;
}
