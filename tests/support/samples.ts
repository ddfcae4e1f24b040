import { type Sample, toSamples } from '@/lib/content/code-blocks/sample';
import type { Entry } from '@/lib/content/content';
import { versionIn } from '@/lib/content/versions/version-in';
import { siteIn } from './site';

/** Returns the code blocks of all docs pages and blog posts. */
export async function loadSamples(): Promise<Sample[]> {
  const { docs, posts } = siteIn();
  const lists = await Promise.all([...docs, ...posts].map(samplesOf));
  return lists.flat();
}

/** Returns the code blocks of the docs page at `path`. Throws if there is no such page. */
export async function loadSamplesOf(path: string): Promise<Sample[]> {
  const entry = siteIn().docs.find((it) => it.path === path);
  if (!entry) throw new Error(`There is no page ${path}`);
  return samplesOf(entry);
}

async function samplesOf(entry: Entry<object>): Promise<Sample[]> {
  const { config, compile } = siteIn();
  const { fences } = await compile(entry);
  return toSamples(entry.file, versionIn(config, entry.file).name, fences);
}
