/**
 * Program in the sandboxed iframe that evaluates the Tailwind configuration of a reader. It communicates with
 * the page through a single message port, and sends only JSON.
 */
import { THEME_HELLO, type ToThemeFrame } from '../theme-protocol';
import { limitRuns } from './run-limits';
import { toThemeAnswer } from './theme-answer';

// If this document had the site's origin, any page that embeds it could run code in the site.
if (window.origin === 'null') listen();
else document.body.textContent = 'Configurations are evaluated in the pages of the site.';

function listen(): void {
  window.addEventListener('message', function connect({ source, data, ports }) {
    const [port] = ports;
    if (source !== window.parent || data !== THEME_HELLO || !port) return;
    window.removeEventListener('message', connect);
    port.onmessage = ({ data: { program } }: MessageEvent<ToThemeFrame>) =>
      port.postMessage(toThemeAnswer(program));
  });
  limitRuns(() => {});
  window.parent.postMessage(THEME_HELLO, '*');
}
