import { withBasePath } from '@/lib/browser/base-path';

interface Props {
  /** HTML of site.config.ts. */
  html: string;
  /** The element around it. */
  as: 'div' | 'span';
}

/** HTML that the site's owner wrote; what it links to by a path of the site lies below the base path. */
export function SettingHtml({ html, as: Element }: Props) {
  const placed = html.replace(
    /\b(href|src)="(\/(?!\/)[^"]*)"/g,
    (_, name: string, path: string) => `${name}="${withBasePath(path)}"`,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
  return <Element dangerouslySetInnerHTML={{ __html: placed }} />;
}
