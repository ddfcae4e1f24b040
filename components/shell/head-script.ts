/**
 * The script in the head of every page: what has to be decided before the first paint. It is a part of every
 * document, so everything that can wait is in the page's script. A storage that throws counts as empty.
 */
import { decideTheme, isTheme, type ThemeSettings, themeOfQuery } from './theme/decide-theme';

// `bundleHeadScript` fills in the constants.
declare const THEME: ThemeSettings;
/** Id of the announcement; undefined when readers cannot close one. */
declare const ANNOUNCEMENT: string | undefined;

const { dataset } = document.documentElement;
const stored = THEME.hasSwitch ? read('theme') : null;
// A value that is not a theme counts as light.
const choice = stored === null || stored === 'system' || isTheme(stored) ? stored : 'light';
dataset.theme = decideTheme(THEME, themeOfQuery(), choice);
if (
  ANNOUNCEMENT !== undefined &&
  read('announcement.id') === ANNOUNCEMENT &&
  read('announcement.dismissed') === 'true'
)
  dataset.announcement = 'dismissed';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
