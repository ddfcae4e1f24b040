import type { SampleData } from '@/lib/player/samples';

const loading = new Map<string, Promise<SampleData>>();

/** Fetches a shipped sample, once; one that fails is tried again the next time. */
export function loadSample(url: string): Promise<SampleData> {
  const known = loading.get(url);
  if (known) return known;
  const promise = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json() as Promise<SampleData>;
  });
  loading.set(url, promise);
  promise.catch(() => loading.delete(url));
  return promise;
}
