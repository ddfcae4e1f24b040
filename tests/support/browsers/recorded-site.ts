import { siteHandler } from '@/lib/export/hosts/static-server';
import { serveHandler } from '../export-server';

/** Key in `sessionStorage` under which pages served by `serveRecorded` store their errors. */
export const problemsKey = 'recordedProblems';

const file = '/recorded-problems.js';

/**
 * Serves an export whose pages record their own errors, for browsers that do not report errors to tests. Each
 * page first loads a recording script from the site itself, so the page's content security policy stays
 * unchanged.
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

/**
 * Runs in the page. Records script errors, files that fail to load, unhandled rejections, content security
 * policy violations, and calls to `console.error`.
 */
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
    note('The content security policy blocks', blockedURI, 'by', violatedDirective),
  );
  const { error } = console;
  console.error = (...parts) => {
    note(...parts);
    error.apply(console, parts);
  };
}
