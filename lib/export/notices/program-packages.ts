/**
 * Finds the packages in the programs of live samples, of the class lookup, and of the skill. A site without class
 * data that `npm run adopt` has made has no such programs.
 */
import type { Code } from '@/lib/config/results';
import { hasPlayer } from '@/lib/config/site';
import type { Content } from '@/lib/content/content';
import { skillPrograms } from '@/lib/export/agents/skill-programs';
import { bundledModules } from '@/lib/player/build/build-player';
import { filesForBrowser, stubs } from '@/lib/player/build/bundle-program';
import { libraryWorkers, sourcesOfLibraries } from '@/lib/player/build/library-files';
import { packageFolders } from './notices';

/** Code of the player's programs. Its hash is part of the cache keys. */
const code: Code = {
  modules: ['lib/export/notices/program-packages.ts', ...bundledModules],
  files: ['lib/player', 'lib/classes'],
};

/**
 * Resolves to the folders of the packages in the programs that are bundled with separate settings, relative to the
 * project root. `entries` are the entry points of those in `lib/player`.
 */
export async function packagesOfPrograms(
  content: Content,
  entries: readonly string[],
): Promise<string[]> {
  const [player, { packages }] = await Promise.all([
    hasPlayer(content.config) ? playerPackages(content, entries) : [],
    skillPrograms(content),
  ]);
  return [...player, ...packages];
}

/** Resolves to the packages in the programs of live samples, and of the class lookup. */
function playerPackages(content: Content, entries: readonly string[]): Promise<string[]> {
  const others = entries.filter((entry) => !libraryWorkers.includes(entry));
  return content.openResults<string[]>('shipped-packages', code).result(others, async () => {
    const lists = await Promise.all([
      sourcesOfLibraries(),
      ...others.map((entry) =>
        filesForBrowser(entry.replace(/^lib\/player\//, ''), { plugins: [stubs] }),
      ),
    ]);
    return packageFolders(lists.flat());
  });
}
