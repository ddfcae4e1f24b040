import type { ReactNode } from 'react';
import { BrandIcon } from '@/components/ui/brand-icon';
import { ExternalIcon } from '@/components/ui/external-icon';
import type { NavbarDoc, NavbarDocSidebar, NavbarLink } from '@/lib/config/site';
import { type LinkRule, linkState } from '@/lib/shell/current-link';
import { Link } from './link';
import type { Place } from './place';

type LinkItem = NavbarLink | NavbarDoc | NavbarDocSidebar;

/**
 * A link of the navbar: its label or icon, followed by an arrow when it leaves the site. The rule
 * by which it finds its target and is current stands beside it, for the pages that come later.
 */
export function itemLink(item: LinkItem, { reader, docs }: Place, iconSize?: number): ReactNode {
  const rule = toRule(item, docs);
  const { href, current, hidden, title } = linkState(rule, reader);
  const html = 'html' in item ? item.html : undefined;
  const label = item.label ?? title;
  return (
    <Link
      href={href}
      hidden={hidden}
      aria-current={current ? 'page' : undefined}
      title={item.icon && label}
      data-rule={JSON.stringify(rule)}
    >
      {item.icon && <BrandIcon name={item.icon} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration */}
      {html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : <span>{label}</span>}
      {'href' in item && item.href !== undefined && <ExternalIcon size={iconSize} />}
    </Link>
  );
}

function toRule(item: LinkItem, docs: Place['docs']): LinkRule {
  if (item.type === 'docSidebar') return {};
  if (item.type === 'doc') return { targets: docs[item.docId] };
  return { href: item.to ?? item.href, below: item.activeBasePath, regex: item.activeBaseRegex };
}
