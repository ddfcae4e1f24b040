import type { ReactNode } from 'react';
import config from '@/site.config';
import { Link } from './link';

/** One link per language to this page, loaded as a whole since the document's language changes. */
export function localeEntries(path: string): ReactNode {
  const { all, default: current } = config.locales;
  return all.map(({ code, label, htmlLang }) => (
    <li key={code}>
      <Link
        href={path}
        target="_self"
        lang={htmlLang}
        data-native
        data-locale
        aria-current={code === current ? 'true' : undefined}
      >
        {label}
      </Link>
    </li>
  ));
}
