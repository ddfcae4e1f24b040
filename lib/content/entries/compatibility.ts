import { z } from 'zod';
import { joinList } from '@/lib/classes/data/display';
import { groupBy } from '@/lib/classes/data/group-by';
import { list, object, oneOf, text } from '@/lib/config/source/schema-fields';
import { parseDataFile } from './data-file';

const byName = 'values by name, such as { Node: 20.20.2 }';
const date = 'a date such as 2026-11-28';

/** Schema for `compatibility.yml`. */
export const compatibilityFile = object(
  {
    /** Versions of the documented library and of what it needs, such as `NativeWind: 4.2.7`. */
    library: z.record(z.string(), text('a version'), { error: byName }),
    apps: list(
      object(
        {
          /** Kind and version of the app. Lists group the apps by kind. */
          kind: text('a kind of app, such as Expo SDK'),
          version: text('a version'),
          packages: z.record(z.string(), text('a version'), { error: byName }).optional(),
          results: z.record(z.string(), oneOf(['ran', 'failed', 'not run']), { error: byName }),
          date: z.iso.date({ error: date }),
          command: text('a command'),
          /** Sentence about the results, shown below the table. */
          note: text('a sentence').optional(),
        },
        'an app',
      ),
      'a list of apps',
    ),
  },
  'library and apps',
);

/** Versions of a library, and the apps in which they were tried. */
export type Compatibility = z.infer<typeof compatibilityFile>;
/** App in which a library was tried, with the result on each platform. */
export type TriedApp = Compatibility['apps'][number];

/** Returns the path of the file with tried apps in a version's docs folder. */
export function compatibilityOf(folder: string): string {
  return `${folder}/compatibility.yml`;
}

/** Parses `compatibility.yml`. Returns the errors instead if it is invalid. */
export function parseCompatibility(source: string, file: string) {
  return parseDataFile(compatibilityFile, source, file);
}

/** Returns the name of an app, such as `Expo SDK 57`. */
export function nameOfApp({ kind, version }: TriedApp): string {
  return `${kind} ${version}`;
}

/** Returns the apps in which the library ran on every platform that was tried. */
export function appsThatRan({ apps }: Compatibility): TriedApp[] {
  return apps.filter(({ results }) => Object.values(results).every((result) => result === 'ran'));
}

/**
 * Lists the apps in which the library ran on every platform that was tried, such as `Expo SDK 56 and 57, React
 * Native 0.87, and Next.js 16.4`.
 */
export function listApps(tried: Compatibility): string {
  return joinList(
    [...groupBy(appsThatRan(tried), ({ kind }) => kind)].map(
      ([kind, same]) => `${kind} ${joinList(same.map(({ version }) => version))}`,
    ),
  );
}

/** Formats packages and their versions as a list, such as `Node 20.20.2, Expo 57`. */
export function listVersions(packages: Readonly<Record<string, string>> = {}): string {
  return Object.entries(packages)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}
