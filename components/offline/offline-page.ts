/**
 * Script of the offline copy. It starts the custom elements of the content and a search whose index is a
 * script, because pages opened as local files cannot fetch files. The rest of the shell works as on the
 * website before React starts.
 */
import '@/.generated/content-elements';
import { startSearch } from '@/components/search/start-search';
import { startMenu } from '@/components/shell/menu/open-menu';
import { revealCurrent } from '@/components/shell/menu/reveal-current';
import { startCollapsibles } from '@/components/ui/collapsible-motion';
import { startDropdowns } from '@/components/ui/dropdown-menu';
import { onDocumentParsed } from '@/lib/browser/document-parsed';
import { searchWindow } from './offline-search';

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
const copy = new URL('..', own);
const site = document.querySelector('[data-search]')?.closest('form')?.action ?? '';

startDropdowns();
startMenu();
startCollapsibles();
onDocumentParsed(revealCurrent);
startSearch(async () => searchWindow(copy), site);
