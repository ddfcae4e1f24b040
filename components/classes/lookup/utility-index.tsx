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
// The type of the element.
import type {} from './utility-index.element';
import styles from './utility-index.module.css';

const Heading = heading('h3');

/** What the form offers: the value in the address, and its name. */
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
  /** Written by the pipeline after the folder of the page. */
  version?: string;
}

/** Links to all utility pages of a version, by group, with the platforms on which not all work. */
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

/** Where a utility works, which the style sheet shows; nothing for one that works everywhere. */
function toWords(platforms: readonly Platform[]): string | undefined {
  if (platforms.length === PLATFORMS.length) return undefined;
  const names = platforms.map((platform) => PLATFORM_NAMES[platform]);
  return names.length > 0 ? utilitiesOnly(names.join(', ')) : utilitiesNoEffect;
}
