import { heading } from '@/components/prose/markdown-elements';
import {
  utilitiesAll,
  utilitiesLegend,
  utilitiesNativeOnly,
  utilitiesNoEffect,
  utilitiesOnly,
  utilitiesWebOnly,
} from '@/content/messages/classes';
import { withBasePath } from '@/lib/browser/base-path';
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '@/lib/classes/data/class-data';
import type { Content } from '@/lib/content/content';
import { utilityGroups } from '@/lib/content/versions/utility-groups';
import { utilityPlatforms } from '@/lib/site/pages/utility-platforms';
// Declares the `utility-index` element for JSX.
import type {} from './utility-index.element';
import styles from './utility-index.module.css';

const Heading = heading('h3');

/** Choices in the form, each with its value in the URL and its label. */
const CHOICES: readonly [value: string, name: string][] = [
  ['', utilitiesAll],
  ...PLATFORMS.map((platform): [string, string] => [
    PLATFORM_NAMES[platform],
    PLATFORM_NAMES[platform],
  ]),
  [toWords(['web']) ?? '', utilitiesWebOnly],
  [toWords(['ios', 'android']) ?? '', utilitiesNativeOnly],
];

interface Props {
  content: Content;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/**
 * Renders links to all utility pages of a docs version, in groups. A utility that does not work on every
 * platform is labeled with the platforms that it works on.
 */
export async function UtilityIndex({ content, version = '' }: Props) {
  const platforms = await utilityPlatforms(content, version);
  return (
    <utility-index>
      <form hidden data-print="none">
        <fieldset>
          <legend>{utilitiesLegend}</legend>
          {CHOICES.map(([value, name]) => (
            <label key={value}>
              <input type="radio" name="works" value={value} defaultChecked={value === ''} /> {
                name
              }{' '}
            </label>
          ))}
        </fieldset>
        <output />
      </form>
      <div className={styles.index}>
        {utilityGroups(content, version).map(({ id, label, pages }) => (
          <section key={id} aria-label={label}>
            <Heading id={id}>{label}</Heading>
            <ul>
              {pages.map(({ title, path }) => (
                <li key={path} data-works={toWords(platforms.get(path) ?? PLATFORMS)}>
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
 * Returns a label for the platforms that a utility works on, such as `Web only` or `no effect`. Returns
 * `undefined` if it works on all platforms. CSS shows the label after the link.
 */
function toWords(platforms: readonly Platform[]): string | undefined {
  if (platforms.length === PLATFORMS.length) return undefined;
  const names = platforms.map((platform) => PLATFORM_NAMES[platform]);
  return names.length > 0 ? utilitiesOnly(names.join(', ')) : utilitiesNoEffect;
}
