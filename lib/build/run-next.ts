/** Runs the Next command with the settings of this project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fromRoot, generatedDir, isOtherSite, root, siteDir } from './project-paths';
import { siteVersion } from './site-version';

/** What Next reads from the environment, for `next build` and `next dev` alike. */
export function nextEnvironment(basePath: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_SITE_VERSION: siteVersion,
    ...(isOtherSite && { SITE_DIR: fromRoot(siteDir), GENERATED_DIR: fromRoot(generatedDir) }),
  };
}

/**
 * Starts Next; its output is handed to the caller when it ends. With `listening`, which is called when Next says its
 * address, it is shown.
 */
export function runNext(
  args: string[],
  env: NodeJS.ProcessEnv,
  listening?: () => void,
): Promise<{ code: number; output: string }> {
  const child = spawn(
    process.execPath,
    [join('node_modules', 'next', 'dist', 'bin', 'next'), ...args],
    {
      cwd: root,
      env: { ...env, ...(listening && process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      stdio: [listening ? 'inherit' : 'ignore', 'pipe', 'pipe'],
    },
  );
  const stop = () => child.kill();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  let output = '';
  if (listening) showOutput(child, listening);
  else
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => (output += data));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Passes on what Next says, and calls `listening` once when it is ready. */
function showOutput({ stdout, stderr }: ChildProcess, listening: () => void): void {
  stdout?.pipe(process.stdout);
  stderr?.pipe(process.stderr);
  const look = (data: Buffer) => {
    if (!String(data).includes('Ready in')) return;
    stdout?.off('data', look);
    listening();
  };
  stdout?.on('data', look);
}
