import marks from '@/components/classes/support/marks.module.css';
import segments from '@/components/ui/segments.module.css';
import { themeButton, themeDefaultOnly } from '@/content/messages/app-theme';
import {
  classCheckLabel,
  classCheckPrivacy,
  classCheckTab,
  classTerm,
  lookupExample,
  lookupExamples,
  lookupKinds,
  lookupLabel,
  lookupNeedsScript,
} from '@/content/messages/classes';
import { computedFrom } from '@/content/messages/common';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { sourceLine } from '@/lib/classes/tables/class-rows';
import type { Content } from '@/lib/content/content';
import type { PropsOf } from '@/lib/content/mdx/component-props';
import { takesTheme, toLookupData } from '@/lib/site/pages/lookup-data';
import { toCard } from './answer-card';
// Declares the `class-lookup` element and its attributes for JSX.
import type {} from './class-lookup.element';
import styles from './class-lookup.module.css';
import report from './class-report.module.css';
import { toReact } from './piece-in-react';

interface Props extends PropsOf<'ClassLookup'> {
  content: Content;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/**
 * Renders a field that shows the styles of any class on each platform, and a field that checks all classes of
 * a component. The card shows the first of the examples before the reader types anything. The class data loads
 * when the reader first uses one of the fields, or immediately if the URL contains something to look up.
 */
export async function ClassLookup({ content, examples = '', version = '' }: Props) {
  const names = examples.split(' ').filter(Boolean);
  const [first = ''] = names;
  const lookup = toLookup(await toLookupData(content, version));
  const { found } = lookup.answer(first, false);
  const isThemed = takesTheme(content, version);
  return (
    <class-lookup className={styles.space} version={version}>
      <div className={styles.lookup}>
        <div className={styles.top}>
          <fieldset className={segments.segments}>
            <legend className="sr-only">{lookupKinds}</legend>
            <label>
              <input type="radio" name="look-up" value="class" defaultChecked />
              {classTerm}
            </label>
            <label>
              <input type="radio" name="look-up" value="component" />
              {classCheckTab}
            </label>
          </fieldset>
          <span role="status" />
          {isThemed && (
            <button type="button" data-own-theme={report.report} disabled>
              {themeButton}
            </button>
          )}
        </div>
        <form>
          <input
            name="class"
            type="search"
            aria-label={lookupLabel}
            placeholder={lookupLabel}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <noscript>
            <p>{lookupNeedsScript}</p>
          </noscript>
          {names.length > 0 && (
            <p className={styles.examples}>
              {lookupExamples}
              {names.map((name) => (
                <button key={name} type="button" aria-current={name === first || undefined}>
                  {name}
                </button>
              ))}
            </p>
          )}
          <div aria-live="polite" className={`${styles.answer} ${marks.marks} previews`}>
            {found &&
              toCard(first, found, { ...lookup, note: lookupExample }).map((part, index) =>
                toReact(part, index, { disabled: true }),
              )}
          </div>
        </form>
        <form className={report.report}>
          <label>
            {classCheckLabel}
            <textarea
              rows={5}
              placeholder={'<View className="flex p-4 pt-2">'}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
            />
          </label>
          <p>{classCheckPrivacy}</p>
          <output aria-live="polite" className={marks.marks} />
          <div className={marks.marks} />
        </form>
        <p>
          {computedFrom(withVersions(sourceLine(content.classes(version))))}
          {lookup.library && !isThemed && ` ${themeDefaultOnly}`}
        </p>
      </div>
    </class-lookup>
  );
}

/** Prevents line breaks between the names of packages and their versions. */
function withVersions(line: string): string {
  return line.replace(/ (?=\d)/g, '\u00a0');
}
