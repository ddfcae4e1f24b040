/** What readers are told first about a page that did not come; the error itself is shown below it. */
export function loadFailureSentence(): string {
  return navigator.onLine
    ? 'The page could not be loaded.'
    : 'You are offline, so the page could not be loaded.';
}
