import { siteHandler } from '@/lib/export/hosts/static-server';
import { serveHandler } from '../export-server';

/** The entry of the session's storage in which pages of a recorded site keep what went wrong. */
export const problemsKey = 'recordedProblems';

const file = '/recorded-problems.js';

/**
 * Serves an export whose pages record their problems, for a browser that tells no one of them. The
 * script comes from the site, first in every page, so the policy of the page stays as it is.
 */
export async function serveRecorded(dir: string): Promise<{ url: string; close: () => void }> {
  const answer = await siteHandler(dir);
  const plain = await serveHandler(answer);
  const recorded = await serveHandler(async (request, response) => {
    if (request.url === file) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${record})('${problemsKey}')`);
    } else if (request.headers['sec-fetch-dest'] === 'document') {
      const page = await fetch(plain.url + request.url, { redirect: 'manual' });
      const headers = [...page.headers].filter(
        ([name]) => !/^content-(?:length|encoding)$/.test(name),
      );
      response.writeHead(page.status, Object.fromEntries(headers));
      response.end((await page.text()).replace('<head>', `<head><script src="${file}"></script>`));
    } else answer(request, response);
  });
  return {
    url: recorded.url,
    close() {
      recorded.close();
      plain.close();
    },
  };
}

/** Runs in the page. */
function record(key: string): void {
  const note = (...parts: unknown[]) => {
    const known = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...known, parts.map(String).join(' ')]));
  };
  addEventListener(
    'error',
    ({ message, target }) =>
      note(message ?? `${(target instanceof Element && target.outerHTML) || target} did not load`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('The policy forbids', blockedURI, 'by', violatedDirective),
  );
  const { error } = console;
  console.error = (...parts) => {
    note(...parts);
    error.apply(console, parts);
  };
}
