import { ExternalIcon } from '@/components/ui/external-icon';
import type { FooterLink as Config } from '@/lib/config/footer';
import { Link } from './link';

/** A link of the footer, or the site's own HTML in its place. */
export function FooterLink({ link }: { link: Config }) {
  if (link.html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
    return <span dangerouslySetInnerHTML={{ __html: link.html }} />;
  }
  if (link.to !== undefined) return <Link href={link.to}>{link.label}</Link>;
  return (
    <Link href={link.href}>
      {link.label}
      <ExternalIcon />
    </Link>
  );
}
