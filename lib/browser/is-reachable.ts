/** Maximum wait for a response, in milliseconds. */
const PATIENCE = 5000;

/**
 * Whether the server currently responds to a URL with a success status. False when the browser is offline or
 * there is no response within five seconds.
 */
export async function isReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(PATIENCE);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
