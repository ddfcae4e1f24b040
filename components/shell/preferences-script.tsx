'use client';

import { preferencesScript } from '@/lib/shell/preferences-script';
import config from '@/site.config';

/** Sets what the reader chose before anything is painted; stands in the document's head. */
export function PreferencesScript() {
  const { announcementBar, colorMode } = config;
  const script = preferencesScript({
    announcementId: announcementBar?.isCloseable ? announcementBar.id : undefined,
    defaultMode: colorMode.default,
    respectSystem: colorMode.respectSystem,
    disableSwitch: colorMode.disableSwitch,
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
