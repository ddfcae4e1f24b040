import { withBasePath } from '@/lib/browser/base-path';

interface Props {
  /** HTML from `site.config.ts`. */
  html: string;
  /** Tag name of the element that wraps the HTML. */
  as: 'div' | 'span';
}

/** Renders HTML from the site configuration. Absolute paths in `href` and `src` get the base path. */
export function SettingHtml({ html, as: Element }: Props) {
  const placed = html.replace(
    /\b(href|src)="(\/(?!\/)[^"]*)"/g,
    (_, name: string, path: string) => `${name}="${withBasePath(path)}"`,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own configuration
  return <Element dangerouslySetInnerHTML={{ __html: placed }} />;
}
