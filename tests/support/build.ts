import { spawn } from 'node:child_process';

/**
 * Runs the project's build with additional environment variables. Resolves to its exit code and its output.
 * If `show` is true, it also prints the output as it arrives.
 */
export function runBuild(
  env: Record<string, string>,
  show = false,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
      if (show) process.stdout.write(data);
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
