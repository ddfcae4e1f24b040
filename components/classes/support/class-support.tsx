import type { CSSProperties } from 'react';
import { toPreview } from '@/components/classes/lookup/class-preview';
import { toReact } from '@/components/classes/lookup/piece-in-react';
import {
  supportAll,
  supportEverywhere,
  supportName,
  supportSome,
} from '@/content/messages/classes';
import {
  type ClassSupport,
  PLATFORM_NAMES,
  type Platform,
  SUPPORT_WORDS,
} from '@/lib/classes/data/class-data';
import type { ClassStore } from '@/lib/classes/data/class-store';
import { statusText } from '@/lib/classes/data/display';
import { type Selection, selectClasses } from '@/lib/classes/data/select';
import { supportOf } from '@/lib/classes/data/support';
import { typicalClass } from '@/lib/classes/data/typical-class';
import { toVerdicts, type Verdict } from '@/lib/classes/tables/page-verdict';
import type { Content } from '@/lib/content/content';
import { CLASSES_ID } from '@/lib/content/mdx/class-components';
import type { PropsOf } from '@/lib/content/mdx/component-props';
import marks from './marks.module.css';
import strip from './strip.module.css';

interface SupportProps extends PropsOf<'Support'> {
  content: Content;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/**
 * Renders how well each platform supports a class, for use in a sentence or a table cell. The support comes
 * from the class data.
 */
export function SupportDetails({ content, class: name, on, version = '' }: SupportProps) {
  const { support, platforms } = supportOf(content.classes(version), name, on);
  return (
    <span className={marks.marks}>
      {platforms.map((platform) => [
        <PlatformMarks key={platform} support={support} platforms={[platform]} />,
        ' ',
      ])}
    </span>
  );
}

interface MarksProps {
  support: ClassSupport['support'];
  platforms: readonly Platform[];
}

/** Renders each platform's name with its support as text. `marks.module.css` draws the icons. */
export function PlatformMarks({ support, platforms }: MarksProps) {
  return platforms.map((platform) => (
    <span key={platform} data-support={support[platform]}>
      {PLATFORM_NAMES[platform]}
      <i> {SUPPORT_WORDS[support[platform]]}</i>
    </span>
  ));
}

interface PlatformsProps extends PropsOf<'Platforms'> {
  content: Content;
  /** Name of the docs version, such as `current`. The MDX pipeline sets it based on the page's folder. */
  version?: string;
}

/**
 * Renders the platforms at the top of a utility page, each with its support for the page's classes and a link
 * to the class table. If all classes work everywhere, renders a single sentence. The support comes from the
 * class data. A typical class of the page is drawn next to them, if it can be drawn.
 */
export function Platforms({ content, table = 'null', version = '' }: PlatformsProps) {
  const selection: Selection | undefined = JSON.parse(table) ?? undefined;
  const verdicts = toVerdicts(content.classes(version), selection);
  const isFull = verdicts.every(({ support }) => support === 'full');
  return (
    <div className="previews">
      <Preview store={content.classes(version)} selection={selection} />
      <ul className={`${marks.marks} ${strip.strip}`} aria-label={supportName}>
        {isFull ? (
          <li data-support="full">
            <a href={`#${CLASSES_ID}`}>{supportEverywhere}</a>
          </li>
        ) : (
          verdicts.map((verdict) => (
            <li key={verdict.platform} data-support={verdict.support} style={toRing(verdict)}>
              <a href={`#${CLASSES_ID}`}>
                <b>{PLATFORM_NAMES[verdict.platform]}</b> <Count of={verdict} />
              </a>
            </li>
          ))
        )}
      </ul>
    </div>
  );
}

interface PreviewProps {
  store: ClassStore;
  selection: Selection | undefined;
}

/** Matches a length that is larger than the drawing. */
const TOO_LONG = /: (?:[5-9]\d|\d{3,})\b/;

/**
 * Draws a typical class of a selection, as native draws it. Renders nothing if none of them can be drawn. Leaves out
 * classes that only exist on native, because their values depend on the device.
 */
function Preview({ store, selection = {} }: PreviewProps) {
  const drawn = selectClasses(store.classes, selection).flatMap(({ name, css, native }) => {
    const preview = css && !TOO_LONG.test(native.ios) ? toPreview(native) : undefined;
    return preview ? [{ name, preview }] : [];
  });
  const typical = typicalClass(drawn);
  return typical ? toReact(typical.preview, 0) : null;
}

/** Returns the stops of the ring chart: the share of classes that work, and that work at least partly. */
function toRing({ support, count: { full, partial, none } }: Verdict): CSSProperties | undefined {
  if (support !== 'partial') return undefined;
  const share = (count: number) => `${Math.round((count / (full + partial + none)) * 100)}%`;
  const partly = partial > 0 ? { '--partly': share(full + partial) } : {};
  return { '--share': share(full), ...partly } as CSSProperties;
}

/** Renders the number of classes that work. */
function Count({ of: { support, count } }: { of: Verdict }) {
  const { full, partial, none } = count;
  if (support === 'none') return <span>{statusText('none')}</span>;
  const all = full + partial + none;
  return <span>{full === all ? supportAll(all) : supportSome(full, partial, all)}</span>;
}
