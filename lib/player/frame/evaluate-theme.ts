import { LONGEST_THEME } from '../theme-protocol';
import type { Require } from './run-modules';
import { type System, themePackages } from './theme-packages';
import { toTheme } from './to-theme';

/** Theme of a configuration as the JSON of an `AppTheme`, and sentences about the parts that were skipped. */
interface ThemeAsJson {
  theme: string;
  notices: string[];
}

/**
 * Evaluates a compiled Tailwind configuration for the web and for native platforms. `run` runs its module with
 * these packages, and returns its exports. Throws the errors of the configuration, and an Error if its theme is
 * too long.
 */
export function evaluateTheme(run: (find: Require) => object): ThemeAsJson {
  const web = evaluateFor('web', run);
  const native = evaluateFor('native', run);
  const { darkMode } = native;
  const theme = JSON.stringify({ web: web.theme, native: native.theme, darkMode });
  if (theme.length > LONGEST_THEME)
    throw new Error(
      `The theme has ${theme.length} characters of JSON; the limit is ${LONGEST_THEME}.`,
    );
  return { theme, notices: [...new Set([...web.notices, ...native.notices])] };
}

function evaluateFor(system: System, run: (find: Require) => object) {
  const { find, isMissing, notices } = themePackages(system);
  const exports = run(find);
  // A configuration may export anything.
  const config = Object(exports).default ?? exports;
  const resolved = toTheme(config, { system, isMissing });
  return { ...resolved, notices: [...notices, ...resolved.notices] };
}
