import { PLATFORMS, type Platform } from '@/lib/classes/data/class-data';
import { camelCase } from '@/lib/classes/data/display';
import { splitOutside } from '@/lib/classes/data/resolve-class';

/** What classes declare, as texts: those of one class, or of several together. */
export interface Styles {
  css: string;
  ios: string;
  android: string;
}

/** Properties that two classes set to different values, and which class wins where. */
export interface Conflict {
  properties: string[];
  /** The class whose value a platform uses; nothing where only one of the two sets the properties. */
  wins: Partial<Record<Platform, string>>;
}

/** Two classes by name, in the order in which they are written. */
export type Pair = ReadonlyMap<string, Styles>;

/** A property that one or several classes set on a platform. */
interface Declared {
  /** As the style writes it, such as `padding`. */
  property: string;
  value: string;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
/** Properties that stand for others. */
const LONGHANDS = new Map<string, string[]>([
  ...['margin', 'padding', 'scrollMargin', 'scrollPadding'].map(sided),
  ...['Color', 'Style', 'Width'].map((end): [string, string[]] => [
    `border${end}`,
    SIDES.map((side) => `border${side}${end}`),
  ]),
  ['inset', SIDES.map((side) => side.toLowerCase())],
  ['borderRadius', ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'].map(toRadius)],
  ['gap', ['rowGap', 'columnGap']],
  ['flex', ['flexGrow', 'flexShrink', 'flexBasis']],
  ['overflow', ['overflowX', 'overflowY']],
  ['overscrollBehavior', ['overscrollBehaviorX', 'overscrollBehaviorY']],
  ['placeContent', ['alignContent', 'justifyContent']],
  ['placeItems', ['alignItems', 'justifyItems']],
  ['placeSelf', ['alignSelf', 'justifySelf']],
  ['gridColumn', ['gridColumnStart', 'gridColumnEnd']],
  ['gridRow', ['gridRowStart', 'gridRowEnd']],
]);

/** Whether two classes set a property to different values, so that the library has to say which wins. */
export function areRivals(pair: Pair): boolean {
  return PLATFORMS.some((platform) => [...settersOf(pair, platform).values()].some(differ));
}

/**
 * The conflicts between two classes. `together` is what the library makes of both: the winner is the
 * class whose value the library ends up with.
 */
export function toConflicts(pair: Pair, together: Styles): Conflict[] {
  const wins = new Map<string, Conflict['wins']>();
  for (const platform of PLATFORMS) {
    for (const [property, setters] of settersOf(pair, platform)) {
      const final = finalOf(property, declaredBy(together, platform), platform);
      const winner =
        final &&
        [...setters].findLast(
          ([, own]) => own.property === final.property && own.value === final.value,
        )?.[0];
      if (winner && differ(setters))
        wins.set(property, { ...wins.get(property), [platform]: winner });
    }
  }
  const conflicts = new Map<string, Conflict>();
  for (const [property, found] of wins) {
    const key = JSON.stringify(found);
    const properties = [...(conflicts.get(key)?.properties ?? []), property];
    conflicts.set(key, { properties, wins: found });
  }
  return [...conflicts.values()].map(({ properties, wins }) => ({
    properties: withShorthands(properties),
    wins,
  }));
}

/** Longhands that are all there as what stands for them. */
function withShorthands(properties: string[]): string[] {
  const whole = [...LONGHANDS].filter(([, longhands]) =>
    longhands.every((longhand) => properties.includes(longhand)),
  );
  const covered = new Set(whole.flatMap(([, longhands]) => longhands));
  return [...whole.map(([name]) => name), ...properties.filter((name) => !covered.has(name))];
}

type Setters = Map<string, Declared>;

/** The classes that set each longhand on a platform, with what each declares. */
function settersOf(pair: Pair, platform: Platform): Map<string, Setters> {
  const found = new Map<string, Setters>();
  for (const [name, style] of pair) {
    const declared = declaredBy(style, platform);
    const longhands = new Set(declared.flatMap(({ property }) => toLonghands(property)));
    for (const longhand of longhands) {
      const own = finalOf(longhand, declared, platform);
      const setters = found.get(longhand) ?? new Map();
      if (own) found.set(longhand, setters.set(name, own));
    }
  }
  return found;
}

/** The declaration that decides a longhand: the last one in CSS, the most exact one in React Native. */
function finalOf(longhand: string, declared: Declared[], platform: Platform): Declared | undefined {
  const all = declared.filter(({ property }) => toLonghands(property).includes(longhand));
  if (platform === 'web')
    return all.findLast(({ value }) => value.endsWith('!important')) ?? all.at(-1);
  return [...all].sort(
    (a, b) => toLonghands(a.property).length - toLonghands(b.property).length,
  )[0];
}

function differ(setters: Setters): boolean {
  const [first, ...others] = setters.values();
  return first !== undefined && others.some((other) => isDifferent(first, other));
}

function isDifferent(one: Declared, other: Declared): boolean {
  if (one.value !== other.value) return true;
  // The number of `flex` says nothing of the basis, which it sets to 0.
  return one.property !== other.property && [one, other].some(isBasis);
}

function isBasis({ property }: Declared): boolean {
  return property === 'flexBasis';
}

const declarations = new WeakMap<Styles, Map<Platform, Declared[]>>();

/** What styles declare on a platform, read once. */
function declaredBy(styles: Styles, platform: Platform): Declared[] {
  const known = declarations.get(styles) ?? new Map<Platform, Declared[]>();
  declarations.set(styles, known);
  const declared = known.get(platform) ?? readDeclared(styles, platform);
  known.set(platform, declared);
  return declared;
}

function readDeclared({ css, ...native }: Styles, platform: Platform): Declared[] {
  const parts =
    platform === 'web'
      ? splitOutside(css, ';')
      : splitOutside(native[platform], ';').flatMap(nativeParts);
  return parts.flatMap((part) => {
    // Custom properties are parts of other values.
    const [, name = '', value = ''] = /^([a-z][\w-]*)(?:: |=)(.*)$/is.exec(part.trim()) ?? [];
    const isNested = platform === 'web' && value.includes('{');
    if (!name || isNested) return [];
    // A fallback differs between classes that read the same variable.
    const text = value.replace(/var\((--[\w-]+), [^()]*\)/g, 'var($1)');
    return [{ property: camelCase(name), value: text }];
  });
}

/** Splits a part of a native style into declarations. An animation or a transition is a single one. */
function nativeParts(part: string): string[] {
  const effect = /^\s*(animation|transition \w+): /.exec(part);
  return effect ? [part.trim().replace('transition ', 'transition-')] : splitOutside(part, ',');
}

function toLonghands(property: string): string[] {
  return LONGHANDS.get(property) ?? [property];
}

function sided(name: string): [string, string[]] {
  return [name, SIDES.map((side) => name + side)];
}

function toRadius(corner: string): string {
  return `border${corner}Radius`;
}
