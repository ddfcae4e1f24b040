import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { buildSync } from 'esbuild';
import type { CachedResults, Code, Input, OpenResults } from '@/lib/config/results';
import { packageVersions } from './package-versions';

const FOLDER = 'node_modules/.cache/results';
const DIGEST_BYTES = 32;
/** Maximum size of one cache in bytes. `pruneResults` removes the least recently used results first. */
const LIMIT = 256 * 1024 * 1024;

/**
 * Cache that stores computed results on disk between runs. A result's key is a hash of its inputs, the code
 * that computes it, the packages imported by that code, and the Node version.
 */
export class ResultCache<Result> implements CachedResults<Result> {
  private readonly folder: string;
  private revision: string | undefined;

  constructor(
    name: string,
    private readonly code: Code,
  ) {
    this.folder = join(FOLDER, name);
  }

  /** Returns the cache key for `inputs`. Their order matters. */
  keyOf(...inputs: Input[]): string {
    this.revision ??= codeRevision(this.code);
    const hash = createHash('sha256').update(`${process.version} ${this.revision}`);
    // The length separates the inputs, so ("ab", "c") and ("a", "bc") get different keys.
    for (const input of inputs) hash.update(` ${Buffer.byteLength(input)} `).update(input);
    return hash.digest('hex').slice(0, 32);
  }

  /**
   * Returns the result stored under `key`. Returns undefined when there is no result or its file is damaged.
   */
  read(key: string): Result | undefined {
    const path = join(this.folder, key);
    try {
      const file = readFileSync(path);
      const content = file.subarray(DIGEST_BYTES);
      if (!digestOf(content).equals(file.subarray(0, DIGEST_BYTES))) return undefined;
      const result: Result = deserialize(content);
      const now = new Date();
      utimesSync(path, now, now);
      return result;
    } catch {
      return undefined;
    }
  }

  /** Stores a result under `key`. The write is atomic, so another process never reads a partial file. */
  write(key: string, result: Result): void {
    const content = serialize(result);
    const path = join(this.folder, key);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, Buffer.concat([digestOf(content), content]));
    renameSync(`${path}.${process.pid}`, path);
  }

  /** Resolves to the stored result for the inputs. On a cache miss, runs `make` and stores its result. */
  async result(inputs: readonly Input[], make: () => Promise<Result>): Promise<Result> {
    const key = this.keyOf(...inputs);
    const kept = this.read(key);
    if (kept !== undefined) return kept;
    const result = await make();
    this.write(key, result);
    return result;
  }
}

/** Opens the cache called `name` for results that `code` computes. */
export const openResults: OpenResults = (name, code) => new ResultCache(name, code);

/** Shrinks each cache to at most `limit` bytes by removing its least recently used results. */
export function pruneResults(limit = LIMIT): void {
  for (const name of readdirSync(FOLDER)) {
    const files = readdirSync(join(FOLDER, name)).map((file) => {
      const path = join(FOLDER, name, file);
      const { size, mtimeMs } = statSync(path);
      return { path, size, mtimeMs };
    });
    let total = 0;
    for (const { path, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      total += size;
      if (total > limit) rmSync(path, { force: true });
    }
  }
}

function digestOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Returns a short hash of the modules, everything they import, and the files they read. */
function codeRevision({ modules, files = [] }: Code): string {
  const hash = createHash('sha256');
  const { files: imported, packages } = importsOf(modules);
  for (const file of [...imported, ...files.flatMap(filesOf)]) {
    hash.update(`${file} `).update(existsSync(file) ? readFileSync(file) : '');
  }
  for (const version of packageVersions(packages)) hash.update(version);
  return hash.digest('hex').slice(0, 16);
}

/** Files and packages that a set of modules imports, both sorted. Type-only imports are not included. */
interface Imports {
  /** Paths of the modules themselves and of all project files that they import, directly or indirectly. */
  files: string[];
  /** Names of the packages that these files import directly. */
  packages: string[];
}

/**
 * Returns the files and packages that `modules` import. The paths are relative to the working directory,
 * which must be the project root.
 */
export function importsOf(modules: readonly string[]): Imports {
  const { metafile } = buildSync({
    absWorkingDir: process.cwd(),
    entryPoints: [...modules],
    bundle: true,
    packages: 'external',
    external: ['*.woff2', '*.svg', '@/.generated/*'],
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'silent',
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  const names = imports.flatMap(({ path, external }) => (external ? toPackage(path) : []));
  return { files: Object.keys(metafile.inputs).sort(), packages: [...new Set(names)].sort() };
}

/**
 * Returns the package that an import path refers to, such as `zod` for `zod/v4`. Empty for built-in Node
 * modules and for files.
 */
function toPackage(path: string): string[] {
  const [, name] = /^(@[^/]+\/[^/]+|[^@./][^/:]*)(?:\/|$)/.exec(path) ?? [];
  return name === undefined || isBuiltin(path) ? [] : [name];
}

function filesOf(path: string): string[] {
  if (!existsSync(path) || statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
    .sort();
}
