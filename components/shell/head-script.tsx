'use client';

import { sitePreferences } from '@/lib/shell/preferences-script';
import config from '@/site.config';

/** Sets what the reader chose before anything is painted; stands in the document's head. */
export function PreferencesScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script dangerouslySetInnerHTML={{ __html: sitePreferences(config) }} />;
}
