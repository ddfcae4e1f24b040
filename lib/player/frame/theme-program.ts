/**
 * Program in the sandboxed iframe that evaluates the Tailwind configuration of a reader. It communicates with
 * the page through a single message port, and sends only JSON.
 */
import type { Program } from '../sample-protocol';
import { type FromThemeFrame, THEME_HELLO, type ToThemeFrame } from '../theme-protocol';
import { evaluateScript, toProblem } from './evaluate-script';
import { evaluateTheme } from './evaluate-theme';
import { endRun, limitRuns } from './run-limits';
import { runModules } from './run-modules';

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
    const result = evaluateTheme((find) => {
      endRun();
      return runModules(program, evaluateScript, find);
    });
    return { type: 'theme', ...result };
  } catch (error) {
    return { type: 'problem', problem: toProblem(error) };
  }
}
