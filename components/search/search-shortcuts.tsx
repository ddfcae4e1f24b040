'use client';

import { useEffect } from 'react';
import { startSearch } from '@/lib/search/start';
import { withBasePath } from '@/lib/shell/base-path';

/** Lets the search button and the shortcuts open the search window, whose code is loaded on demand. */
export function SearchShortcuts() {
  useEffect(() => startSearch(() => import('./search-window'), withBasePath('/search')), []);
  return null;
}
