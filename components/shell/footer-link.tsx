import { ExternalIcon } from '@/components/ui/external-icon';
import type { FooterLink as Config } from '@/lib/config/site';
import { Link } from './link';
import { SettingHtml } from './setting-html';

/** A link of the footer, or the site's own HTML in its place. */
export function FooterLink({ link }: { link: Config }) {
  if (link.html !== undefined) return <SettingHtml as="span" html={link.html} />;
  if (link.to !== undefined) return <Link href={link.to}>{link.label}</Link>;
  return (
    <Link href={link.href}>
      {link.label}
      <ExternalIcon />
    </Link>
  );
}
