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
import type { Code, Input, OpenResults, Results } from '@/lib/config/results';
import { packageVersions } from './package-versions';

const FOLDER = 'node_modules/.cache/results';
const DIGEST_BYTES = 32;
/** Bytes that the results of one name may take; those that were not asked for longest go first. */
const LIMIT = 256 * 1024 * 1024;

/**
 * Results of earlier runs on disk, found by the content of everything that they are made from: their
 * inputs, the code that makes them, the packages that this code imports, and Node.
 */
export class ResultCache<Result> implements Results<Result> {
  private readonly folder: string;
  private revision: string | undefined;

  constructor(
    name: string,
    private readonly code: Code,
  ) {
    this.folder = join(FOLDER, name);
  }

  /** The key of the result of these inputs. */
  keyOf(...inputs: Input[]): string {
    this.revision ??= codeRevision(this.code);
    const hash = createHash('sha256').update(`${process.version} ${this.revision}`);
    // With its length, no input can be mistaken for the end of the one before.
    for (const input of inputs) hash.update(` ${Buffer.byteLength(input)} `).update(input);
    return hash.digest('hex').slice(0, 32);
  }

  /** The result kept under a key; nothing when there is none, or when its file is not whole. */
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

  /** Keeps a result; a reader never sees half of it. */
  write(key: string, result: Result): void {
    const content = serialize(result);
    const path = join(this.folder, key);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, Buffer.concat([digestOf(content), content]));
    renameSync(`${path}.${process.pid}`, path);
  }

  /** The result kept for the inputs, or else the one that `make` resolves to, which is kept. */
  async result(inputs: readonly Input[], make: () => Promise<Result>): Promise<Result> {
    const key = this.keyOf(...inputs);
    const kept = this.read(key);
    if (kept !== undefined) return kept;
    const result = await make();
    this.write(key, result);
    return result;
  }
}

/** Opens the stored results of some code. */
export const openResults: OpenResults = (name, code) => new ResultCache(name, code);

/** Removes the results that nothing has asked for lately, as far as they are too many. */
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

/** A short hash that changes with the modules, everything that they import, and the files. */
function codeRevision({ modules, files = [] }: Code): string {
  const hash = createHash('sha256');
  const { files: imported, packages } = importsOf(modules);
  for (const file of [...imported, ...files.flatMap(filesOf)]) {
    hash.update(`${file} `).update(existsSync(file) ? readFileSync(file) : '');
  }
  for (const version of packageVersions(packages)) hash.update(version);
  return hash.digest('hex').slice(0, 16);
}

/** What modules are made of, sorted; imports of types do not count. */
interface Imports {
  /** The modules themselves, and all of ours that they import. */
  files: string[];
  /** Names of the packages that these import. */
  packages: string[];
}

/** What modules, named from the project's root, are made of. */
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

/** The package of an import; empty for a module of Node and for a file. */
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
