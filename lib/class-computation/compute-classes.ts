import type { ClassSupport, ClassVersion } from '@/lib/classes/data';
import { runJob } from './library-process';
import { type Observation, toClassSupport } from './to-class-support';
import { judge } from './type-answers';

/** A class and the plugin it comes from. */
export type Named = [name: string, plugin: string];

/** Called with the share of the work that is done, from 0 to 1. */
export type Share = (share: number) => void;

/** Every class of a version, in the order of its plugins. */
export function listClasses(version: ClassVersion): Promise<Named[]> {
  return runJob(`${version}:catalog`);
}

/** Computes `named` from the installed packages, on all platforms. */
export async function computeClasses(
  version: ClassVersion,
  named: Named[],
  share: Share = () => {},
): Promise<ClassSupport[]> {
  const observe = version === 'v4' ? observeV4 : observeV2;
  const observations = await observe(named, share);
  const accepts = judge(observations.flatMap(({ ios, android }) => [ios, android]));
  return observations.map((observation) => toClassSupport(observation, accepts));
}

async function observeV4(named: Named[], share: Share): Promise<Observation[]> {
  const names = named.map(([name]) => name);
  const counts = { web: 0, ios: 0, android: 0 };
  const progress = (os: keyof typeof counts) => (count: number) => {
    counts[os] = count;
    share((counts.web + counts.ios + counts.android) / (3 * names.length));
  };
  const [[web, android], ios] = await Promise.all([
    runJob('v4:web', names, progress('web')).then(
      async (css) => [css, await runJob('v4:android', names, progress('android'))] as const,
    ),
    runJob('v4:ios', names, progress('ios')),
  ]);
  return named.flatMap(([name, plugin], index) => {
    const [first, second] = [ios[index], android[index]];
    return first && second
      ? [{ name, plugin, css: web[index] ?? '', ios: first, android: second }]
      : [];
  });
}

async function observeV2(named: Named[], share: Share): Promise<Observation[]> {
  const names = named.map(([name]) => name);
  const found = await runJob('v2:all', names, (count) => share(count / names.length));
  return named.flatMap(([name, plugin], index) => {
    const observed = found[index];
    return observed ? [{ name, plugin, ...observed }] : [];
  });
}
