import type { Page } from '@playwright/test';
import { groupBy } from '@/lib/classes/data/group-by';
import { type AppThemeFiles, buildApp, type LibraryVersion } from './app-styles';
import type { Reference } from './lookup-differences';
import { nativeVerdicts, type VariableValues, withProbes } from './native-verdict';
import { bestOf, type TriedClass } from './variable-trials';
import { webVerdicts } from './web-verdict';

/**
 * Maximum number of classes in one app, keyed by library version. The limit for version 2 is low because its
 * runtime takes quadratic time.
 */
const MOST = { v4: 5000, v2: 200 };

/** How an app sets variables: in a parent with `vars()`, or in `:root`. */
export type SetVariables = 'vars' | 'root';

interface Settings {
  /** Variables that a parent sets. */
  variables?: VariableValues;
  /** Variables that the app sets in `:root`. */
  root?: Record<string, string>;
  /** Files of the app. Defaults to NativeWind's preset, and CSS that only loads Tailwind. */
  files?: AppThemeFiles;
}

/** Returns the variables of all classes, in one of the two ways to set them. */
export function toSettings(tried: readonly TriedClass[], way: SetVariables): Settings {
  const set = <Value>(toValue: (trial: TriedClass) => Value) =>
    Object.fromEntries(
      tried.flatMap((trial) =>
        trial.variables.map((name): [string, Value] => [name, toValue(trial)]),
      ),
    );
  return way === 'vars'
    ? { variables: set(({ value }) => value) }
    : { root: set(({ css }) => css) };
}

/**
 * Returns each class's best native verdicts, with or without its variables set. Web verdicts stay the same.
 */
export async function withSetVariables(
  plain: ReadonlyMap<string, Reference>,
  tried: readonly TriedClass[],
  refer: (texts: string[]) => Promise<Map<string, Reference>>,
): Promise<Map<string, Reference>> {
  const found = await refer(tried.map(({ name }) => name));
  const trials = groupBy(tried, ({ text }) => text);
  return new Map(
    [...plain].map(([text, reference]) => {
      const on = (os: 'ios' | 'android') =>
        bestOf([
          ...reference[os],
          ...(trials.get(text) ?? []).flatMap(({ name, value }) =>
            (found.get(name)?.[os] ?? []).map((verdict) => ({ ...verdict, value })),
          ),
        ]);
      return [text, { web: reference.web, ios: on('ios'), android: on('android') }];
    }),
  );
}

/**
 * Builds apps that contain the inputs. Resolves to what each input does in these apps and in the browser,
 * keyed by input.
 */
export async function referencesOf(
  page: Page,
  library: LibraryVersion,
  { texts, variables, root, files }: Settings & { texts: readonly string[] },
): Promise<Map<string, Reference>> {
  const found = new Map<string, Reference>();
  const apps = Math.ceil(texts.length / MOST[library]);
  for (let app = 0; app < apps; app += 1) {
    // The tried values of a variable are next to each other in the list. Version 2 takes exponential time if
    // an app has several classes of some utilities, such as drop-shadow, so the list is spread over the apps.
    const names = texts.filter((_, index) => index % apps === app);
    const styles = await buildApp(library, withProbes(names), { variables: root, files });
    const web = await webVerdicts(page, styles.web, names);
    const on = (os: 'ios' | 'android') =>
      nativeVerdicts(page, library, {
        ...{ os, styles, names, hasTheme: files !== undefined },
        ...(variables && { variables }),
      });
    const ios = await on('ios');
    const android = await on('android');
    for (const name of names) {
      const [first, second, third] = [web.get(name), ios.get(name), android.get(name)];
      if (first && second && third)
        found.set(name, { web: first, ios: [second], android: [third] });
    }
  }
  return found;
}
