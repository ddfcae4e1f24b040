'use client';

import { useEffect } from 'react';
import { withBasePath } from '@/lib/shell/base-path';
import { SearchButton } from './search-button';

/** The search in the navbar: its button, which opens the search window, whose code is loaded on demand. */
export function Search() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    // Without it the button leads to the search page.
    import('@/lib/search/start').then(
      ({ startSearch }) => {
        if (!isOver) stop = startSearch(() => import('./search-window'), withBasePath('/search'));
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
  return <SearchButton />;
}
