/** Maximum time for a response in milliseconds. */
const PATIENCE = 5000;

/**
 * Whether a URL of the site currently responds with success. False when there is no response within five
 * seconds.
 */
export async function isReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(PATIENCE);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
