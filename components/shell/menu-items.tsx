import type { ReactNode } from 'react';
import { Collapsible } from '@/components/ui/collapsible';
import type { NavbarItem } from '@/lib/config/site';
import type { DocTargets } from '@/lib/shell/doc-targets';
import config from '@/site.config';
import { itemLink } from './item-link';
import { localeEntries } from './locale-entries';
import styles from './menu-items.module.css';
import { navbarItem } from './navbar-item';
import { type Place, usePlace } from './place';
import { versionMenu } from './version-dropdown';

/** The items of the navbar as the menu of narrow screens lists them, in the order of the configuration. */
export function MenuItems({ docs }: { docs: DocTargets }) {
  const place = usePlace(docs, 'start');
  return (
    <ul className={styles.items}>
      {config.navbar.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of the configuration never move
        <li key={index}>{menuItem(item, place)}</li>
      ))}
    </ul>
  );
}

function menuItem(item: NavbarItem, place: Place): ReactNode {
  if (item.type === 'docsVersionDropdown') return versionMenu(place);
  if (item.type === 'localeDropdown') {
    return (
      <Collapsible summary="Languages" open>
        <ul>{localeEntries(place.reader.path)}</ul>
      </Collapsible>
    );
  }
  if (!('items' in item)) return navbarItem(item, place);
  return (
    <Collapsible summary={item.label}>
      <ul>
        {item.items.map((child) => (
          <li key={'docId' in child ? child.docId : (child.to ?? child.href)}>
            {itemLink(child, place)}
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}
