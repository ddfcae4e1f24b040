import { Languages } from 'lucide';
import type { ReactNode } from 'react';
import { Dropdown } from '@/components/ui/dropdown';
import { Icon } from '@/components/ui/icon';
import type { NavbarDropdown, NavbarItem } from '@/lib/config/site';
import { explainFailure, unknownItem } from '@/lib/shell/item-error';
import config from '@/site.config';
import { itemLink } from './item-link';
import { localeEntries } from './locale-entries';
import type { Place } from './place';
import { SettingHtml } from './setting-html';
import { versionDropdown } from './version-dropdown';

/** One item of the navbar, by its type; a failure names the item and what is wrong with it. */
export function navbarItem(item: NavbarItem, place: Place): ReactNode {
  return explainFailure(item, () => toElement(item, place));
}

function toElement(item: NavbarItem, place: Place): ReactNode {
  if ('items' in item) return itemDropdown(item, place);
  switch (item.type) {
    case undefined:
    case 'link':
    case 'doc':
    case 'docSidebar':
      return itemLink(item, place);
    case 'docsVersionDropdown':
      return versionDropdown(place);
    case 'localeDropdown':
      return localeDropdown(place);
    case 'html':
      return <SettingHtml as="span" html={item.value} />;
    case 'search':
      return null;
    default:
      throw unknownItem(item);
  }
}

function itemDropdown({ label, items }: NavbarDropdown, place: Place): ReactNode {
  return (
    <Dropdown label={label} align={place.side}>
      {items.map((child) => (
        <li key={'docId' in child ? child.docId : (child.to ?? child.href)}>
          {itemLink(child, place, 12)}
        </li>
      ))}
    </Dropdown>
  );
}

function localeDropdown({ reader, side }: Place): ReactNode {
  const { all, default: code } = config.locales;
  const label = (
    <>
      <Icon of={Languages} size={18} />
      {all.find((locale) => locale.code === code)?.label}
    </>
  );
  return (
    <Dropdown label={label} align={side}>
      {localeEntries(reader.path)}
    </Dropdown>
  );
}
