import { execFileSync } from 'node:child_process';

/** Commit of the template, with its files. */
interface TemplateCommit {
  commit: string;
  /** URL of the remote `origin`, without credentials. Empty if there is no such remote or if it is a local path. */
  repository: string;
  /** Contents of all files, keyed by path. */
  files: Map<string, Uint8Array>;
}

/** Reads the last commit of the repository in `folder`. Throws when the folder is not in a repository. */
export function readTemplate(folder: string): TemplateCommit {
  const commit = git(folder, ['rev-parse', 'HEAD']).toString().trim();
  const listed = git(folder, ['ls-tree', '-r', '-z', commit]).toString().split('\0');
  // A line has a mode, a type, a hash, and a path. Submodules are not read.
  const entries = listed.flatMap((line) => {
    const [, hash = '', path = ''] = /^\d+ blob (\w+)\t(.+)$/s.exec(line) ?? [];
    return path ? [{ hash, path }] : [];
  });
  const input = entries.map(({ hash }) => `${hash}\n`).join('');
  const output = git(folder, ['cat-file', '--batch'], input);
  const files = new Map<string, Uint8Array>();
  let at = 0;
  for (const { path } of entries) {
    // Before each file, there is a line with its hash, its type, and its size in bytes.
    const end = output.indexOf(10, at);
    const size = Number(output.subarray(at, end).toString().split(' ')[2]);
    files.set(path, output.subarray(end + 1, end + 1 + size));
    at = end + size + 2;
  }
  return { commit, repository: originOf(folder), files };
}

function originOf(folder: string): string {
  try {
    const url = git(folder, ['remote', 'get-url', 'origin']).toString().trim();
    return /^https?:/.test(url) ? url.replace(/\/\/[^@/]*@/, '//') : '';
  } catch {
    return '';
  }
}

function git(folder: string, args: readonly string[], input?: string): Buffer {
  return execFileSync('git', args, {
    cwd: folder,
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(input !== undefined && { input }),
  });
}
