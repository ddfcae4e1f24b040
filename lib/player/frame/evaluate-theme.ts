import type { System } from '@/lib/classes/data/theme-config';
import type { Program } from '../sample-protocol';
import { type FromThemeFrame, LONGEST_THEME } from '../theme-protocol';
import { evaluateScript, toProblem } from './evaluate-script';
import { endRun } from './run-limits';
import { runModules } from './run-modules';
import { themePackages } from './theme-packages';
import { toTheme } from './to-theme';

/** Systems that NativeWind builds for, in `process.env.NATIVEWIND_OS`. */
type Os = 'web' | 'ios' | 'android';

/** Matches the CSS text that a function of `nativewind/theme` returns. */
const FUNCTION =
  /\b(?:hairlineWidth|(?:platform|pixelScale|fontScale)Select|platformColor|(?:pixel|font)Scale|getPixelSizeForLayoutSize|roundToNearestPixel)\(/;
const WEB_FUNCTIONS =
  'Metro’s web build does not resolve the functions of nativewind/theme, so their values have no effect on the web.';

/**
 * Runs a compiled Tailwind configuration for each system, as NativeWind's Metro plugin does, and returns its theme
 * as JSON. Returns a problem if the configuration throws, or if the theme is larger than `LONGEST_THEME`.
 */
export function evaluateTheme(program: Program): FromThemeFrame {
  try {
    const [web, native, android] = [
      evaluate(program, 'web'),
      evaluate(program, 'ios'),
      evaluate(program, 'android'),
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
    return { type: 'theme', theme, notices: [...new Set(notices)] };
  } catch (error) {
    return { type: 'problem', problem: toProblem(error) };
  }
}

function evaluate(program: Program, os: Os) {
  endRun();
  // Not an assignment to process.env.NATIVEWIND_OS, because the bundler replaces that expression.
  Reflect.set(process.env, 'NATIVEWIND_OS', os);
  const system: System = os === 'web' ? 'web' : 'native';
  const packages = themePackages(system);
  const exports = runModules(program, evaluateScript, packages.find);
  // A configuration may export anything.
  const config = Object(exports).default ?? exports;
  const resolved = toTheme(config, { system, ...packages });
  return { ...resolved, notices: [...packages.notices, ...resolved.notices] };
}
