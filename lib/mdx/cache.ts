import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, SiteLookup } from './compilation';
import type { Compilable, Compiled } from './compiled';

const FOLDER = 'node_modules/.cache/mdx';

/** A result as it is kept: it holds while the key and all dependencies are the same. */
interface Stored {
  key: string;
  files: Record<string, string>;
  pages: Record<string, string>;
  compiled: Compiled;
}

/** Results of earlier runs on disk, one file for each page. */
export class Cache {
  constructor(private readonly site: SiteLookup) {}

  /** The earlier result as long as nothing that it came from has changed. */
  read(entry: Compilable): Compiled | undefined {
    const stored = load(pathOf(entry));
    if (stored?.key !== keyOf(entry)) return undefined;
    const same =
      Object.entries(stored.files).every(([file, hash]) => this.hashOf(file) === hash) &&
      Object.entries(stored.pages).every(([file, page]) => this.pageOf(file) === page);
    return same ? stored.compiled : undefined;
  }

  /** Keeps a result; a reader never sees half of it. */
  write(
    entry: Compilable,
    compiled: Compiled,
    { files, pages }: Compilation['dependencies'],
  ): void {
    const stored: Stored = {
      key: keyOf(entry),
      files: Object.fromEntries([...files].map((file) => [file, this.hashOf(file)])),
      pages: Object.fromEntries([...pages].map((file) => [file, this.pageOf(file)])),
      compiled,
    };
    const path = pathOf(entry);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, JSON.stringify(stored));
    renameSync(`${path}.${process.pid}`, path);
  }

  private hashOf(file: string): string {
    const bytes = this.site.readBytes(file);
    return bytes ? hash(bytes) : '';
  }

  private pageOf(file: string): string {
    return this.site.pageOf(file) ?? '';
  }
}

function load(path: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Stored;
  } catch {
    return undefined;
  }
}

function pathOf({ file }: Compilable): string {
  return join(FOLDER, `${file.replaceAll('/', '__')}.json`);
}

function keyOf({ file, body, bodyLine }: Compilable): string {
  // MDX writes other code when React is in development mode.
  const mode = process.env.NODE_ENV === 'production';
  return hash(JSON.stringify([pipelineVersion(), mode, file, bodyLine, body]));
}

let version: string | undefined;

/** Changes with each file of the pipeline and each installed package. */
function pipelineVersion(): string {
  if (version === undefined) {
    const files = readdirSync('lib/mdx')
      .sort()
      .map((name) => join('lib/mdx', name));
    version = hash(
      [...files, 'package-lock.json'].map((file) => readFileSync(file, 'utf8')).join('\n'),
    );
  }
  return version;
}

function hash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 24);
}
