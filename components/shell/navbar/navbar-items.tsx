import type { ReactNode } from 'react';
import { Link } from '@/components/shell/link';
import { SettingHtml } from '@/components/shell/setting-html';
import brand from '@/components/ui/brand-icon.module.css';
import { Collapsible } from '@/components/ui/collapsible';
import { Dropdown } from '@/components/ui/dropdown';
import { ExternalIcon, Icon } from '@/components/ui/icon';
import { Languages } from '@/components/ui/icons';
import { config } from '@/components/ui/site-config';
import { navbarLanguages } from '@/content/messages/shell';
import { type NavbarItemOf, type NavbarType, navbarType } from '@/lib/config/navbar-type';
import type {
  NavbarItem as Item,
  NavbarDoc,
  NavbarDocSidebar,
  NavbarLink,
} from '@/lib/config/site';
import { type LinkRule, linkState } from '@/lib/site/navigation/current-link';
import type { DocTargets } from '@/lib/site/navigation/doc-targets';
import { linkedPath } from '@/lib/site/navigation/site-navigation';
import { MISSING, useCurrentPage } from './current-page';
import { useDocTargets } from './doc-targets-context';
import { explainFailure, unknownItem } from './item-error';
import styles from './navbar.module.css';
import { VersionDropdown, VersionMenu } from './versions';

/** Side of the navbar that contains an item. */
type Side = 'start' | 'end';

/**
 * Functions that render a navbar item. `bar` is for the navbar. `menu` is for the menu of narrow screens, and
 * is omitted if the item is the same there.
 */
interface Look<I> {
  bar(item: I, side: Side): ReactNode;
  menu?(item: I): ReactNode;
}

const link: Look<LinkItem> = { bar: (item) => <ItemLink item={item} /> };

/** Renderers of each item type. A dropdown in the navbar becomes a collapsible section in the menu. */
const looks: { [T in NavbarType]: Look<NavbarItemOf<T>> } = {
  link,
  doc: link,
  docSidebar: link,
  dropdown: {
    bar: ({ label, items }, side) => (
      <Dropdown label={label} align={side}>
        <ItemLinks of={items} iconSize={12} />
      </Dropdown>
    ),
    menu: ({ label, items }) => (
      <Collapsible summary={label}>
        <ul>
          <ItemLinks of={items} />
        </ul>
      </Collapsible>
    ),
  },
  docsVersionDropdown: {
    bar: (_item, side) => <VersionDropdown side={side} />,
    menu: () => <VersionMenu />,
  },
  localeDropdown: {
    bar: (_item, side) => <LocaleDropdown side={side} />,
    menu: () => (
      <Collapsible summary={navbarLanguages} open>
        <ul>
          <LocaleEntries />
        </ul>
      </Collapsible>
    ),
  },
  html: { bar: ({ value }) => <SettingHtml as="span" html={value} /> },
  // The `Navbar` component renders the search button.
  search: { bar: () => null },
};

/** Renders the items on one side of the navbar, in their configured order. */
export function NavbarItems({ side }: { side: Side }) {
  return config.navbar.items
    .filter(({ position }) => (position === 'left') === (side === 'start'))
    .map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of the configuration never move
      <div key={index} className={styles.item} data-icon={item.icon}>
        <NavbarItem item={item} show={(look) => look.bar(item, side)} />
      </div>
    ));
}

/** Renders all navbar items as list entries for the menu of narrow screens. */
export function MenuItems() {
  return config.navbar.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of the configuration never move
    <li key={index}>
      <NavbarItem item={item} show={({ menu, bar }) => menu?.(item) ?? bar(item, 'start')} />
    </li>
  ));
}

/** Renders one item according to its type. If rendering fails, the error quotes the item's configuration. */
function NavbarItem({ item, show }: { item: Item; show: (look: Look<Item>) => ReactNode }) {
  return explainFailure(item, () => {
    const look: Look<Item> | undefined = looks[navbarType(item)];
    if (!look) throw unknownItem(item);
    return show(look);
  });
}

type LinkItem = NavbarLink | NavbarDoc | NavbarDocSidebar;

/** Renders the links of a dropdown as list entries. */
function ItemLinks({ of, iconSize }: { of: readonly LinkItem[]; iconSize?: number }) {
  return of.map((item) => (
    <li key={item.type === 'doc' ? item.docId : JSON.stringify(item)}>
      <ItemLink item={item} iconSize={iconSize} />
    </li>
  ));
}

/**
 * Renders a navbar link with its icon, if it has one, and its label or custom HTML. A link to another site
 * also gets an arrow icon.
 */
function ItemLink({ item, iconSize }: { item: LinkItem; iconSize?: number | undefined }) {
  const docs = useDocTargets();
  const { href, current, hidden, title } = linkState(toRule(item, docs), useCurrentPage());
  const html = 'html' in item ? item.html : undefined;
  const label = item.label ?? title;
  return (
    <Link
      href={href}
      hidden={hidden}
      aria-current={current ? 'page' : undefined}
      title={item.icon && label}
    >
      {item.icon && <BrandIcon name={item.icon} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration */}
      {html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : <span>{label}</span>}
      {'href' in item && item.href !== undefined && <ExternalIcon size={iconSize} />}
    </Link>
  );
}

function toRule(item: LinkItem, docs: DocTargets): LinkRule {
  if (item.type === 'docSidebar') return {};
  if (item.type === 'doc') return { targets: docs[item.docId], exact: item.exact };
  return { href: item.to ?? item.href, below: item.activeBasePath, regex: item.activeBaseRegex };
}

function LocaleDropdown({ side }: { side: Side }) {
  const [locale] = config.locales.all;
  const label = (
    <>
      <Icon of={Languages} size={18} />
      {locale.label}
    </>
  );
  return (
    <Dropdown label={label} align={side}>
      <LocaleEntries />
    </Dropdown>
  );
}

/**
 * Renders the only entry of the language menu, a link to the current page. The link triggers a full page
 * load.
 */
function LocaleEntries() {
  const { versions, path } = useCurrentPage();
  const here = path === MISSING ? '/' : linkedPath(versions, path);
  const [locale] = config.locales.all;
  return (
    <li>
      <Link
        href={here}
        suppressHydrationWarning
        data-version=""
        target="_self"
        lang={locale.htmlLang}
        data-native
        aria-current="true"
      >
        {locale.label}
      </Link>
    </li>
  );
}

/**
 * Renders the logo of a service such as GitHub. The icon library has no brand logos. The shape is a separate
 * file, because an inline path would make each page 10% larger.
 */
function BrandIcon({ name }: { name: 'github' | 'discord' }) {
  return <i aria-hidden="true" className={brand.icon} data-brand={name} />;
}
