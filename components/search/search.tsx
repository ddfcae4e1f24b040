// The looks of the button, whose code the browser does not load.
import './search-button.module.css';
import { Static } from '@/components/shell/static';
import { SearchShortcuts } from './search-shortcuts';

/** The search in the navbar: its button, and what opens the search window. */
export function Search() {
  return (
    <>
      <Static name="search" />
      <SearchShortcuts />
    </>
  );
}
