import { runLine } from './run-line';

/** Version of a template. If `before` is set, packages that were published later are not installed. */
export interface Release {
  version: string;
  /** ISO date. Undefined for the latest packages. */
  before?: string;
}

const DAY = 24 * 60 * 60 * 1000;
const DAYS_BACK = [14, 28, 42];

/**
 * Returns a field of the npm registry's data about a package. Returns `undefined` if the command fails or
 * prints nothing.
 */
export async function view(name: string, field: string): Promise<unknown> {
  const { ok, output } = await runLine(`npm view ${name} ${field} --json --silent`, '.');
  const text = output.slice(output.indexOf('\n') + 1).replace(/^npm (?:warn|error) .*$/gm, '');
  return ok && text.trim() !== '' ? JSON.parse(text) : undefined;
}

/**
 * Returns versions of a template in a release line, such as `0.87`: the newest one, and those that were the
 * newest 14, 28, and 42 days before the line's last release. A copy of the registry may lack packages of the
 * last few days, and callers can then use an older version.
 */
export async function releasesOf(name: string, line: string): Promise<Release[]> {
  const times = await view(name, 'time');
  const versions = Object.entries(Object(times))
    .filter(([version]) => version.startsWith(`${line}.`) && !version.includes('-'))
    .map(([version, time]) => ({ version, time: Date.parse(String(time)) }))
    .sort((a, b) => compare(b.version, a.version));
  const newest = versions[0];
  if (!newest) return [];
  const latest = Math.max(...versions.map(({ time }) => time));
  const earlier = DAYS_BACK.flatMap((days) => {
    const day = latest - days * DAY;
    const found = versions.find(({ time }) => time <= day);
    return found ? [{ version: found.version, before: new Date(day).toISOString() }] : [];
  });
  return [{ version: newest.version }, ...earlier];
}

/**
 * Returns the newest version of a major release, without prereleases. Returns `undefined` if there is none.
 */
export function newestStable(versions: readonly string[], major: string): string | undefined {
  return versions
    .filter((version) => version.startsWith(`${major}.`) && !version.includes('-'))
    .sort(compare)
    .at(-1);
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
