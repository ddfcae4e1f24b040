/** Runs the Next CLI with the settings of this project. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { type SiteConfig, siteParts } from '@/lib/config/site';
import { whenReady } from '@/lib/export/next/when-ready';
import { withoutExperiments } from '@/lib/export/next/without-experiments';
import { siteVersion } from './build-facts';
import { fromRoot, generatedDir, isOtherSite, root, siteDir } from './project-paths';

/** Returns the environment variables for `next build` and `next dev`. */
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

/** Exit code and output of the Next CLI. */
interface Ended {
  code: number;
  /** Everything that Next wrote to stdout and stderr. Empty if the output went to the terminal. */
  output: string;
  /** Everything that Next wrote to stderr. Empty if the output went to the terminal. */
  warnings: string;
}

/**
 * Runs the Next CLI and resolves when it exits. With `listening`, its output goes to the terminal, and
 * `listening` is called with the URL as soon as Next serves pages. If Next does not start in time or
 * `listening` rejects, the promise rejects and Next is stopped.
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
  stdout?.pipe(withoutExperiments()).pipe(process.stdout);
  stderr?.pipe(process.stderr);
}
