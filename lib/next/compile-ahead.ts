/**
 * A script of the framework whose functions a browser compiles while the file arrives, beside the page's own work.
 * Chromium otherwise compiles most of them one by one in the task that starts React. The hint is V8's
 * "explicit compile hints"; others take it for a comment.
 */
export function compiledAhead(script: string): string {
  return `//# allFunctionsCalledOnLoad\n${script}`;
}
