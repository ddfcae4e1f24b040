/** Builds the programs of the skill, which run in Node without packages. */
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import type { Code } from '@/lib/config/results';
import type { Content } from '@/lib/content/content';
import { root } from '@/lib/export/build/project-paths';
import { packageFolders } from '@/lib/export/notices/notices';
import { bundledModules } from '@/lib/player/build/build-player';
import { filesIn } from '@/lib/player/build/bundled-files';
import { libraryOfData } from '@/lib/player/build/library-files';
import { type AgentVersion, programFiles } from './agent-data';

const entry = 'lib/export/agents/mcp-program.ts';

/** Code that the programs consist of. Its hash is part of the cache keys. */
const code: Code = {
  modules: ['lib/export/agents/skill-programs.ts', entry, ...bundledModules],
  files: ['lib/player', 'lib/classes'],
};

/** Programs of the skill, and the packages in them. */
export interface SkillPrograms {
  /** Contents of the files, keyed by name. */
  files: Record<string, string>;
  /** Folders of the packages, relative to the project root. */
  packages: string[];
  /** Libraries in `files`, keyed by the name of their docs version. */
  libraries: Record<string, NonNullable<AgentVersion['library']>>;
}

/** Builds the MCP server, and the libraries that it runs. Cached until their code changes. */
export function skillPrograms(content: Content): Promise<SkillPrograms> {
  const { basePath, versions } = content.config;
  const names = versions.map(({ name, classes }) => [name, classes ?? ''].join());
  const results = content.openResults<SkillPrograms>('skill-programs', code);
  return results.result([basePath, ...names], () => buildPrograms(content));
}

async function buildPrograms({ config }: Content): Promise<SkillPrograms> {
  const server = await bundleServer(config.basePath);
  const files: SkillPrograms['files'] = { [programFiles.program]: server.code };
  const libraries: SkillPrograms['libraries'] = {};
  const sources = [...server.sources];
  for (const version of config.versions) {
    const library = await libraryOfData(version.classes);
    if (!library) continue;
    const { script, parsers } = library.files;
    const file = `library-${library.name}.js`;
    files[file] = script.content;
    const { takesTheme } = library;
    libraries[version.name] = { script: file, hasParser: parsers !== undefined, takesTheme };
    sources.push(...library.sources);
    if (parsers) files[programFiles.parser] = toText(parsers.whole.content);
  }
  return { files, libraries, packages: packageFolders(sources) };
}

async function bundleServer(basePath: string): Promise<{ code: string; sources: string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    legalComments: 'none',
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    logLevel: 'error',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) },
  });
  return { code: outputFiles[0]?.text ?? '', sources: filesIn(metafile) };
}

/** Compresses a binary file and encodes it as text, because some installers only copy text files. */
function toText(content: Uint8Array): string {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  return brotliCompressSync(content, { params }).toString('base64');
}
