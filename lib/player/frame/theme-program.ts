/**
 * Program in the sandboxed iframe that evaluates the Tailwind configuration of a reader. It communicates with
 * the page through a single message port, and sends only JSON.
 */
import type { Program } from '../sample-protocol';
import {
  type FromThemeFrame,
  LONGEST_THEME,
  THEME_HELLO,
  type ToThemeFrame,
} from '../theme-protocol';
import { evaluateScript, toProblem } from './evaluate-script';
import { endRun, limitRuns } from './run-limits';
import { runModules } from './run-modules';
import { type System, themePackages } from './theme-packages';
import { toTheme } from './to-theme';

// If this document had the site's origin, any page that embeds it could run code in the site.
if (window.origin === 'null') listen();
else document.body.textContent = 'Configurations are evaluated in the pages of the site.';

function listen(): void {
  window.addEventListener('message', function connect({ source, data, ports }) {
    const [port] = ports;
    if (source !== window.parent || data !== THEME_HELLO || !port) return;
    window.removeEventListener('message', connect);
    port.onmessage = ({ data: { program } }: MessageEvent<ToThemeFrame>) =>
      port.postMessage(answer(program));
  });
  limitRuns(() => {});
  window.parent.postMessage(THEME_HELLO, '*');
}

function answer(program: Program): FromThemeFrame {
  try {
    const web = evaluate(program, 'web');
    const native = evaluate(program, 'native');
    const { darkMode } = native;
    const theme = JSON.stringify({ web: web.theme, native: native.theme, darkMode });
    if (theme.length > LONGEST_THEME)
      throw new Error(
        `The theme has ${theme.length} characters of JSON; the limit is ${LONGEST_THEME}.`,
      );
    const notices = [...web.notices, ...native.notices];
    return { type: 'theme', theme, notices: [...new Set(notices)] };
  } catch (error) {
    return { type: 'problem', problem: toProblem(error) };
  }
}

function evaluate(program: Program, system: System) {
  endRun();
  const { find, isMissing, notices } = themePackages(system);
  const exports = runModules(program, evaluateScript, find);
  // A configuration may export anything.
  const config = Object(exports).default ?? exports;
  const resolved = toTheme(config, { system, isMissing });
  return { ...resolved, notices: [...notices, ...resolved.notices] };
}
