import { Link } from '@/components/shell/link';
import { config } from '@/components/ui/site-config';
import { helpVersion } from '@/content/messages/shell';

/**
 * Renders a list of links for readers who have not found what they need: the configured help links, and a
 * link to every older docs version.
 */
export function HelpLinks() {
  const older = config.versions.filter(({ isLast }) => !isLast);
  return (
    <ul>
      {config.help?.map(({ label, to }) => (
        <li key={to}>
          <Link href={to}>{label}</Link>
        </li>
      ))}
      {older.map(({ name, label, path }) => (
        <li key={name}>
          <Link href={`${path}/`}>{helpVersion(label)}</Link>
        </li>
      ))}
    </ul>
  );
}
