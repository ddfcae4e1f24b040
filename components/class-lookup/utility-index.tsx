import { heading } from '@/components/mdx/heading';
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '@/lib/classes/class-data';
import { utilityGroups } from '@/lib/classes/utility-groups';
import { utilityPlatforms } from '@/lib/classes/utility-platforms';
import { withBasePath } from '@/lib/shell/base-path';
// The type of the element.
import type {} from './utility-index.element';
import styles from './utility-index.module.css';

const Heading = heading('h3');

/** What the form offers: the value in the address, and its name. */
const CHOICES: readonly [value: string, name: string][] = [
  ['', 'All'],
  ...PLATFORMS.map((platform): [string, string] => [platform, PLATFORM_NAMES[platform]]),
  ['web only', 'Web only'],
  ['ios android only', 'Native only'],
];

/** Links to all utility pages of a version, by group, with the platforms on which not all work. */
export async function UtilityIndex({ version = '' }: { version?: string }) {
  const platforms = await utilityPlatforms(version);
  return (
    <utility-index>
      <form className={styles.filter} data-print="none">
        <fieldset>
          <legend>Show what works on</legend>
          {CHOICES.map(([value, name]) => (
            <label key={value}>
              <input type="radio" name="works" value={value} defaultChecked={value === ''} /> {name}
            </label>
          ))}
        </fieldset>
        <output />
      </form>
      <div className={styles.index}>
        {utilityGroups(version).map(({ id, label, pages }) => (
          <section key={id} aria-label={label}>
            <Heading id={id}>{label}</Heading>
            <ul>
              {pages.map(({ title, path }) => (
                <Utility key={path} title={title} path={path} works={platforms.get(path) ?? []} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </utility-index>
  );
}

function Utility({ title, path, works }: { title: string; path: string; works: Platform[] }) {
  const words = works.map((platform) => PLATFORM_NAMES[platform]).join(', ');
  return (
    <li data-works={works.join(' ')}>
      <a href={withBasePath(path)}>{title}</a>
      {works.length < PLATFORMS.length && <small> {words ? `${words} only` : 'no effect'}</small>}
    </li>
  );
}
