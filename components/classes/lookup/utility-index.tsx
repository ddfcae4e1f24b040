import { heading } from '@/components/prose/markdown-elements';
import { FilterField } from '@/components/ui/filter-field';
import segments from '@/components/ui/segments.module.css';
import {
  utilitiesAll,
  utilitiesFilter,
  utilitiesLegend,
  utilitiesMarks,
  utilitiesNativeOnly,
  utilitiesNoEffect,
  utilitiesOnly,
  utilitiesPartly,
  utilitiesWebOnly,
} from '@/content/messages/classes';
import { withBasePath } from '@/lib/browser/base-path';
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '@/lib/classes/data/class-data';
import type { Content } from '@/lib/content/content';
import { utilityGroups } from '@/lib/content/versions/utility-groups';
import { type PageSupport, utilitySupport } from '@/lib/site/pages/utility-support';
// Declares the `utility-index` element for JSX.
import type {} from './utility-index.element';
import styles from './utility-index.module.css';

const Heading = heading('h3');

interface Props {
  content: Content;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/**
 * Renders links to all utility pages of a docs version, in groups, with marks for the support on each platform.
 * A utility that does not work on every platform is labeled with the platforms that it works on.
 */
export async function UtilityIndex({ content, version = '' }: Props) {
  const support = await utilitySupport(content, version);
  const groups = utilityGroups(content, version);
  const labels = groups.flatMap(({ pages }) => pages.map(({ path }) => toWords(support.get(path))));
  return (
    <utility-index>
      <form hidden className={styles.form} data-print="none">
        <FilterField label={utilitiesFilter} />
        <fieldset className={segments.segments}>
          <legend className="sr-only">{utilitiesLegend}</legend>
          {toChoices(labels).map(([value, name, count]) => (
            <label key={value}>
              <input type="radio" name="works" value={value} defaultChecked={value === ''} />
              {name} <small>{count}</small>
            </label>
          ))}
        </fieldset>
        <output />
      </form>
      <div className={styles.index}>
        <p>{utilitiesMarks}</p>
        {groups.map(({ id, label, pages }) => (
          <section key={id} aria-label={label}>
            <Heading id={id}>{label}</Heading>
            <ul>
              {pages.map(({ title, path }) => (
                <li
                  key={path}
                  data-works={toWords(support.get(path))}
                  data-partly={toPartly(support.get(path))}
                >
                  <a href={withBasePath(path)}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </utility-index>
  );
}

/**
 * Returns the choices in the form, each with its value in the URL, its label and the number of utilities that
 * it shows. `labels` are the utilities' results of `toWords`.
 */
function toChoices(
  labels: readonly (string | undefined)[],
): [value: string, name: string, count: number][] {
  const names = PLATFORMS.map((platform) => PLATFORM_NAMES[platform]);
  const only = (platforms: readonly Platform[]) =>
    utilitiesOnly(platforms.map((platform) => PLATFORM_NAMES[platform]).join(', '));
  const count = (is: (label: string | undefined) => boolean) => labels.filter(is).length;
  const [web, native] = [only(['web']), only(['ios', 'android'])];
  return [
    ['', utilitiesAll, labels.length],
    ...names.map((name): [string, string, number] => [
      name,
      name,
      count((label) => label === undefined || label.includes(name)),
    ]),
    [web, utilitiesWebOnly, count((label) => label === web)],
    [native, utilitiesNativeOnly, count((label) => label === native)],
  ];
}

/**
 * Returns a label for the platforms that a utility works on, such as `Web only` or `no effect`. Returns
 * `undefined` if it works on all platforms. CSS turns the label into marks.
 */
function toWords(support: PageSupport | undefined): string | undefined {
  if (!support) return undefined;
  const works = PLATFORMS.filter((platform) => support[platform] !== 'none');
  if (works.length === PLATFORMS.length) return undefined;
  const names = works.map((platform) => PLATFORM_NAMES[platform]);
  return names.length > 0 ? utilitiesOnly(names.join(', ')) : utilitiesNoEffect;
}

/**
 * Returns a label for the platforms with partial support, such as `partly on Android`. Returns `undefined` if no
 * platform has partial support.
 */
function toPartly(support: PageSupport | undefined): string | undefined {
  const partly = PLATFORMS.filter((platform) => support?.[platform] === 'partial');
  if (partly.length === 0) return undefined;
  return utilitiesPartly(partly.map((platform) => PLATFORM_NAMES[platform]).join(', '));
}
