import { basePath } from '@/lib/browser/base-path';
import { baseUrlScript } from './base-url-script';
import './base-url-notice.css';

/**
 * Renders an inline script that shows a notice if the site's files fail to load, usually because of a wrong
 * base path. Only the home page uses it.
 */
export function BaseUrlNotice() {
  const script = baseUrlScript(basePath);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
