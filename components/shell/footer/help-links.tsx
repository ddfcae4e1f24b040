import { Link } from '@/components/shell/link';
import { config } from '@/components/ui/site-config';
import { helpVersion } from '@/content/messages/shell';

/** Where a reader who found nothing can go on: the places that the configuration names, and every older version. */
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
