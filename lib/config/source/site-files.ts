import {
  type Dirent,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { require as requireTypeScript } from 'tsx/cjs/api';
import { ContentError } from './content-error';
import { controlCharacter } from './control-characters';
import { checkData, checkSourceLevels } from './data-tree';
import { positionInText } from './positions';

let revision = 0;

/**
 * Returns the absolute path of the site's folder, which contains `site.config.ts`, `content` and `public`.
 * The environment variable `SITE_DIR` sets it. Defaults to the current folder.
 */
export function siteFolder(): string {
  return resolve(process.env.SITE_DIR ?? '.');
}

/** Whether a file exists. The path is relative to the project root, which is the current folder. */
export function isProjectFile(file: string): boolean {
  return existsSync(file);
}

/** Returns the text of a file. The path is relative to the project root, not to the site's folder. */
export function readProjectFile(file: string): string {
  return readFileSync(file, 'utf8');
}

/**
 * Returns the sorted paths of all files below the folder `dir` whose names end with `ending`. The paths are
 * relative to the site's folder and use forward slashes. Empty if `dir` does not exist.
 */
export function listProjectFiles(site: string, dir: string, ending: string): string[] {
  return list(site, dir, (item) => item.isFile() && item.name.endsWith(ending));
}

/**
 * Returns the names and modification times of the files below the folder `dir`. Two results differ if a file was added,
 * removed, or edited in between.
 */
export function editTimes(site: string, dir: string): string {
  return listProjectFiles(site, dir, '')
    .map((file) => `${file} ${statSync(join(site, file), { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');
}

/** Returns the URL paths of the files in `public`, without the base path. */
export function publicPaths(site: string): string[] {
  return listProjectFiles(site, 'public', '').map((file) => file.slice('public'.length));
}

/**
 * Returns an error for each symbolic link below `content` and `public`, and for these folders if they are
 * links. Ignores the links that Emacs creates in `content`. The build would skip linked pages in `content`.
 * Links in `public` could publish files from outside the site.
 */
export function checkSymbolicLinks(site: string): ContentError[] {
  const isLink = (item: Dirent) => item.isSymbolicLink();
  // Emacs creates links named `.#…` for the files that it edits. The site ignores them in `content`.
  const isOther = (item: Dirent) => isLink(item) && !item.name.startsWith('.#');
  const tops = readdirSync(site, { withFileTypes: true })
    .filter((item) => isLink(item) && ['content', 'public'].includes(item.name))
    .map(({ name }) => name);
  const files = [...tops, ...list(site, 'content', isOther), ...list(site, 'public', isLink)];
  return files.map((file) => {
    const problem = 'The file is a symbolic link';
    return new ContentError({ file, problem, fix: 'Replace it with a copy of its target.' });
  });
}

function list(site: string, dir: string, isWanted: (item: Dirent) => boolean): string[] {
  const root = join(site, dir);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map((item) => relative(site, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();
}

/**
 * Whether a file exists below `content` or `public`. False for a path that leaves these folders through `..`
 * or a symbolic link, because the site could otherwise publish any file on the machine.
 */
export function fileExists(site: string, file: string): boolean {
  const path = realPath(join(site, file));
  if (path === undefined || !statSync(path).isFile()) return false;
  return ['content', 'public'].some((top) => {
    const folder = realPath(join(site, top));
    return folder !== undefined && path.startsWith(folder + sep);
  });
}

function realPath(path: string): string | undefined {
  return existsSync(path) ? realpathSync(path) : undefined;
}

/** Returns the bytes of a file below `content` or `public`. Undefined if `fileExists` is false for it. */
export function readBytes(site: string, file: string): Uint8Array | undefined {
  return fileExists(site, file) ? readFileSync(join(site, file)) : undefined;
}

/**
 * Returns the text of a file in the site's folder with `\n` line endings and without a byte order mark.
 * Throws a `ContentError` if the file is not UTF-8 or contains control characters, and a plain Error if it
 * does not exist.
 */
export function readText(site: string, file: string): string {
  return decodeText(file, readFileSync(join(site, file)));
}

/** Decodes a file's bytes. Returns the same text and throws the same `ContentError`s as `readText`. */
export function decodeText(file: string, bytes: Uint8Array): string {
  const encoding = wrongEncoding(bytes);
  if (encoding) throw new ContentError({ file, ...encoding, fix: 'Save the file as UTF-8.' });
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  const control = controlCharacter(text);
  if (!control) return text;
  throw new ContentError({
    file,
    position: positionInText(text, control.offset),
    problem: `The file contains the control character ${control.name}`,
    fix: 'Delete it. Your editor may not show it.',
  });
}

/** Describes why bytes are not UTF-8, and where. Undefined for valid UTF-8. */
function wrongEncoding(bytes: Uint8Array): Pick<ContentError, 'position' | 'problem'> | undefined {
  if (isUtf16(bytes))
    return { position: { line: 1, column: 1 }, problem: 'The file is UTF-16, not UTF-8' };
  const bad = firstInvalidByte(bytes);
  if (bad === undefined) return undefined;
  const before = new TextDecoder().decode(bytes.subarray(0, bad));
  return {
    position: positionInText(before, before.length),
    problem: `The file is not UTF-8: byte ${bad + 1} is 0x${bytes[bad]?.toString(16).padStart(2, '0')}`,
  };
}

/**
 * Whether bytes start like UTF-16: with its byte order mark, or with two bytes of which exactly one is zero.
 */
function isUtf16([first, second]: Uint8Array): boolean {
  if (first === undefined || second === undefined) return false;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || (first === 0) !== (second === 0);
}

const modules = new Map<string, { text: string; exported: unknown }>();

/**
 * Returns the current default export of a TypeScript data file in the site's folder. Returns the same object
 * until the file changes. Throws a `ContentError` if the file cannot be loaded, or if its data contains
 * itself or is nested too deeply.
 */
export function readModule(site: string, file: string): unknown {
  const path = resolve(site, file);
  try {
    const text = readFileSync(path, 'utf8');
    const known = modules.get(path);
    if (known?.text === text) return known.exported;
    checkSourceLevels(text, file);
    revision += 1;
    // The query makes the loader bypass its cache.
    const exported = requireTypeScript(`${path}?${revision}`, import.meta.url).default;
    checkData(exported, file, text);
    modules.set(path, { text, exported });
    return exported;
  } catch (cause) {
    if (cause instanceof ContentError) throw cause;
    throw toLoadError(file, cause instanceof Error ? cause.message : String(cause));
  }
}

/** Converts the message of a load error to a `ContentError`. The compiler counts columns from 0. */
function toLoadError(file: string, message: string): ContentError {
  const [, line, column, reason] = /:(\d+):(\d+): ERROR: (.*)/.exec(message) ?? [];
  const position = line && column ? { line: Number(line), column: Number(column) + 1 } : undefined;
  const problem = `The file cannot be loaded: ${reason ?? message.split('\n')[0]}`;
  return new ContentError({ file, position, problem, fix: position && 'Correct the code there.' });
}

/** Returns the offset of the first byte that is not valid UTF-8. Undefined if all bytes are valid. */
function firstInvalidByte(bytes: Uint8Array): number | undefined {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (Buffer.from(text).equals(bytes)) return undefined;
  let offset = 0;
  // Decoding replaces an invalid sequence with U+FFFD, whose own bytes are valid.
  for (const character of text) {
    const encoded = Buffer.from(character);
    if (!encoded.equals(bytes.subarray(offset, offset + encoded.length))) break;
    offset += encoded.length;
  }
  return offset;
}
