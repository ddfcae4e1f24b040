import type { System } from '@/lib/classes/data/theme-config';
import { LONGEST_THEME } from '../theme-protocol';
import type { Require } from './run-modules';
import { themePackages } from './theme-packages';
import { toTheme } from './to-theme';

/** Systems that NativeWind builds for, in `process.env.NATIVEWIND_OS`. */
type Os = 'web' | 'ios' | 'android';

/** Matches the CSS text that a function of `nativewind/theme` returns. */
const FUNCTION =
  /\b(?:hairlineWidth|(?:platform|pixelScale|fontScale)Select|platformColor|(?:pixel|font)Scale|getPixelSizeForLayoutSize|roundToNearestPixel)\(/;
const WEB_FUNCTIONS =
  'Metro’s web build does not resolve the functions of nativewind/theme, so their values have no effect on the web.';

/** Theme of a configuration as the JSON of an `AppTheme`, and sentences about the parts that were skipped. */
interface ThemeAsJson {
  theme: string;
  notices: string[];
}

/**
 * Evaluates a compiled Tailwind configuration for each system, as NativeWind's Metro plugin does. `run` runs its
 * module with these packages, and returns its exports. Throws the errors of the configuration, and an Error if
 * its theme is larger than `LONGEST_THEME`.
 */
export function evaluateTheme(run: (find: Require) => object): ThemeAsJson {
  const [web, native, android] = [
    evaluate(run, 'web'),
    evaluate(run, 'ios'),
    evaluate(run, 'android'),
  ];
  const isSame = JSON.stringify(android.theme) === JSON.stringify(native.theme);
  const theme = JSON.stringify({
    web: web.theme,
    native: native.theme,
    ...(!isSame && { android: android.theme }),
    darkMode: native.darkMode,
    settings: { web: web.settings, native: native.settings },
    plugins: { web: web.plugins, native: native.plugins },
    skipped: native.skipped,
  });
  if (theme.length > LONGEST_THEME)
    throw new Error(
      `The theme has ${theme.length} characters of JSON; the limit is ${LONGEST_THEME}.`,
    );
  const notices = [...web.notices, ...native.notices, ...android.notices];
  if (FUNCTION.test(JSON.stringify(web.theme))) notices.push(WEB_FUNCTIONS);
  return { theme, notices: [...new Set(notices)] };
}

function evaluate(run: (find: Require) => object, os: Os) {
  // Not an assignment to process.env.NATIVEWIND_OS, because the bundler replaces that expression.
  Reflect.set(process.env, 'NATIVEWIND_OS', os);
  const system: System = os === 'web' ? 'web' : 'native';
  const packages = themePackages(system);
  const exports = run(packages.find);
  // A configuration may export anything.
  const config = Object(exports).default ?? exports;
  const resolved = toTheme(config, { system, ...packages });
  return { ...resolved, notices: [...packages.notices, ...resolved.notices] };
}
