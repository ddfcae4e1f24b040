import { runLine } from './run-line';

/** A version of a template, with the day until which the registry is asked for packages. */
export interface Release {
  version: string;
  /** Nothing for today. */
  before?: string;
}

const DAY = 24 * 60 * 60 * 1000;
const DAYS_BACK = [14, 28, 42];

/** What the registry answers about a package; nothing when it does not know it. */
export async function view(name: string, field: string): Promise<unknown> {
  const { ok, output } = await runLine(`npm view ${name} ${field} --json --silent`, '.');
  const text = output.slice(output.indexOf('\n') + 1).replace(/^npm (?:warn|error) .*$/gm, '');
  return ok && text.trim() !== '' ? JSON.parse(text) : undefined;
}

/**
 * The newest version of a release line, then those of some weeks before: a registry that is a copy of
 * another may lack packages of the last days.
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

/** The newest version that is no preview. */
export function newestStable(versions: readonly string[], major: string): string | undefined {
  return versions
    .filter((version) => version.startsWith(`${major}.`) && !version.includes('-'))
    .sort(compare)
    .at(-1);
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
