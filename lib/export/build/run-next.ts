/** Runs the Next CLI with the settings of this project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type SiteConfig, siteParts } from '@/lib/config/site';
import { whenReady } from '@/lib/export/next/when-ready';
import { siteVersion } from './build-facts';
import { fromRoot, generatedDir, isOtherSite, root, siteDir } from './project-paths';

/** Returns the environment variables for both `next build` and `next dev`. */
export function nextEnvironment(site: SiteConfig): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_BASE_PATH: site.basePath,
    SITE_PARTS: siteParts(site).join(','),
    NEXT_PUBLIC_SITE_VERSION: siteVersion,
    ...(isOtherSite && { SITE_DIR: fromRoot(siteDir), GENERATED_DIR: fromRoot(generatedDir) }),
  };
}

/** Result of a run of Next. */
interface Ended {
  code: number;
  /** Everything that Next wrote to stdout and stderr. Empty when the output was shown. */
  output: string;
  /** Everything that Next wrote to stderr. Empty when the output was shown. */
  warnings: string;
}

/**
 * Starts Next and resolves when it exits. With `listening`, the output is shown, and `listening` is called
 * with the URL as soon as Next serves pages. The promise rejects and Next is stopped if it does not start or
 * `listening` rejects.
 */
export function runNext(
  args: string[],
  env: NodeJS.ProcessEnv,
  listening?: (address: string) => Promise<void>,
): Promise<Ended> {
  const command = join('node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: { ...env, ...(listening && process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    stdio: [listening ? 'inherit' : 'ignore', 'pipe', 'pipe'],
  });
  const stop = () => child.kill();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  let output = '';
  let warnings = '';
  if (listening) showOutput(child);
  else {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (warnings += data));
  }
  return new Promise((resolve, reject) => {
    child.on('close', (code) => resolve({ code: code ?? 1, output, warnings: warnings.trim() }));
    if (!listening || !child.stdout) return;
    whenReady(child.stdout)
      .then(listening)
      .catch((error) => {
        stop();
        reject(error);
      });
  });
}

function showOutput({ stdout, stderr }: ChildProcess): void {
  stdout?.pipe(process.stdout);
  stderr?.pipe(process.stderr);
}
