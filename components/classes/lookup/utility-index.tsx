import marks from '@/components/classes/support/marks.module.css';
import { partlyLabel, platformsLabel } from '@/components/classes/support/utility-label';
import { heading } from '@/components/prose/markdown-elements';
import { FilterField } from '@/components/ui/filter-field';
import segments from '@/components/ui/segments.module.css';
import {
  utilitiesAll,
  utilitiesFilter,
  utilitiesLegend,
  utilitiesNativeOnly,
  utilitiesOnly,
  utilitiesWebOnly,
} from '@/content/messages/classes';
import { withBasePath } from '@/lib/browser/base-path';
import {
  PLATFORM_NAMES,
  PLATFORMS,
  type Platform,
  SUPPORT_WORDS,
} from '@/lib/classes/data/class-data';
import type { Content } from '@/lib/content/content';
import { utilityGroups } from '@/lib/content/versions/utility-groups';
import { type PageSupport, utilitySupport } from '@/lib/site/pages/utility-support';
import '@/components/classes/app-theme/own-theme.css';
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
  const labels = groups.flatMap(({ pages }) =>
    pages.map(({ path }) => platformsLabel(support.get(path))),
  );
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
      <p aria-hidden="true" className={`${styles.legend} ${marks.marks}`}>
        {Object.entries(SUPPORT_WORDS).map(([support, words]) => (
          <span key={support} data-support={support}>
            {words}
          </span>
        ))}
      </p>
      <div className={styles.index}>
        {groups.map(({ id, label, pages }) => (
          <section key={id} aria-label={label}>
            <p aria-hidden="true">
              {PLATFORMS.map((platform) => (
                <i key={platform}>{PLATFORM_NAMES[platform]}</i>
              ))}
            </p>
            <Heading id={id}>{label}</Heading>
            <ul>
              {bySupport(pages, support).map(({ title, path }) => (
                <li
                  key={path}
                  data-works={platformsLabel(support.get(path))}
                  data-partly={partlyLabel(support.get(path))}
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

/** Sorts pages: those that work everywhere come first, and those that only work on the web come last. */
function bySupport<Page extends { path: string }>(
  pages: readonly Page[],
  support: ReadonlyMap<string, PageSupport>,
): Page[] {
  const rankOf = ({ path }: Page) => {
    const { ios, android, web } = support.get(path) ?? {};
    if (ios === 'none' && android === 'none') return 2;
    return ios === 'full' && android === 'full' && web === 'full' ? 0 : 1;
  };
  return pages.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/**
 * Returns the choices in the form, each with its value in the URL, its label and the number of utilities that
 * it shows. `labels` are the utilities' results of `platformsLabel`.
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
