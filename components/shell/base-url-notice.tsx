import { basePath } from '@/lib/browser/base-path';
import { baseUrlScript } from './base-url-script';
import './base-url-notice.css';

/** Tells whoever publishes the site that its files are not found where they are looked for. */
export function BaseUrlNotice() {
  const script = baseUrlScript(basePath);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
