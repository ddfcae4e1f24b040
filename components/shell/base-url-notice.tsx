import { basePath } from '@/lib/browser/base-path';
import { baseUrlScript } from './base-url-script';
import './base-url-notice.css';

/**
 * Renders a script that shows a notice when the site's files cannot be loaded, usually because of a wrong
 * base path.
 */
export function BaseUrlNotice() {
  const script = baseUrlScript(basePath);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
