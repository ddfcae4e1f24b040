import { spawn } from 'node:child_process';

/** Whether a command succeeded, and everything that it printed. */
export interface RunResult {
  ok: boolean;
  output: string;
}

const MINUTES = 20;

/**
 * Environment variables that disable prompts and telemetry. They also keep npm from using this project
 * instead of the app.
 */
const SETTINGS = {
  CI: '1',
  npm_config_yes: 'true',
  npm_config_local_prefix: undefined,
  npm_config_loglevel: 'notice',
  EXPO_NO_TELEMETRY: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};

/** Runs a command line from the installation guide in a shell. Stops it after 20 minutes. */
export function runLine(line: string, folder: string, env: object = {}): Promise<RunResult> {
  const child = spawn(line, {
    cwd: folder,
    env: { ...process.env, ...SETTINGS, ...env },
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: MINUTES * 60_000,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ ok: code === 0, output: `$ ${line}\n${output}` })),
  );
}

/**
 * Returns the package that npm could not find, or the error code and the host that it could not reach.
 * Returns `undefined` if the output mentions neither.
 */
export function missingPackage(output: string): string | undefined {
  return (
    /No matching version found for (\S+?)\.?\s/.exec(output)?.[1] ??
    /'([^']+)' is not in this registry/.exec(output)?.[1] ??
    /(?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN) (\S+)/.exec(output)?.[0]
  );
}

/** Returns a short reason why npm failed. */
export function npmReason(output: string): string {
  const missing = missingPackage(output);
  if (missing) return `the registry has no ${missing}`;
  return /npm error code (\w+)/.exec(output)?.[1] ?? 'unknown reason';
}
