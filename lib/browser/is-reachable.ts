/** How long an answer may take, in milliseconds. */
const PATIENCE = 5000;

/** Whether the site answers at a URL right now; false when it is silent for five seconds. */
export async function isReachable(url: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(PATIENCE);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
