import { PLATFORMS, type Platform } from '@/lib/classes/data/class-data';
import { camelCase } from '@/lib/classes/data/display';
import { splitOutside } from '@/lib/classes/data/resolve-class';

/** Declarations of one class, or of several classes together, as text for each platform. */
export interface ClassStyles {
  css: string;
  ios: string;
  android: string;
}

/** Properties that two classes set to different values, and the winning class on each platform. */
export interface Conflict {
  properties: string[];
  /**
   * Winning class on each platform. A platform is missing if there is no conflict on it or the winner is
   * unknown.
   */
  wins: Partial<Record<Platform, string>>;
}

/** Declarations of two classes, keyed by class name, in source order. */
export type Pair = ReadonlyMap<string, ClassStyles>;

/** Declaration of a class on one platform. */
interface Declared {
  /** Property name in camel case, such as `padding`. */
  property: string;
  value: string;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
/** Maps each shorthand property to the longhands that it sets. */
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

/**
 * Whether two classes set the same property to different values on any platform. If so, NativeWind has to
 * compute both together to determine which class wins.
 */
export function areRivals(pair: Pair): boolean {
  return PLATFORMS.some((platform) => [...settersOf(pair, platform).values()].some(differ));
}

/**
 * Returns the conflicts between two classes. `together` contains the styles that NativeWind generates for
 * both classes combined. The class whose value appears in these styles wins.
 */
export function toConflicts(pair: Pair, together: ClassStyles): Conflict[] {
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

/** Replaces each complete set of longhands with its shorthand, such as `margin`. */
function withShorthands(properties: string[]): string[] {
  const whole = [...LONGHANDS].filter(([, longhands]) =>
    longhands.every((longhand) => properties.includes(longhand)),
  );
  const covered = new Set(whole.flatMap(([, longhands]) => longhands));
  return [...whole.map(([name]) => name), ...properties.filter((name) => !covered.has(name))];
}

type Setters = Map<string, Declared>;

/** Maps each longhand to the classes that set it on a platform, with the declaration that sets it. */
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

/**
 * Returns the declaration that determines the value of a longhand. In CSS, the last `!important` declaration
 * wins. If there is none, the last declaration wins. In React Native, the most specific property wins.
 */
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
  // `flex` sets the basis to 0, so the same number in `flexBasis` is still a different value.
  return one.property !== other.property && [one, other].some(isBasis);
}

function isBasis({ property }: Declared): boolean {
  return property === 'flexBasis';
}

const declarations = new WeakMap<ClassStyles, Map<Platform, Declared[]>>();

/** Parses the declarations in `styles` for a platform. Memoized per `styles` object. */
function declaredBy(styles: ClassStyles, platform: Platform): Declared[] {
  const known = declarations.get(styles) ?? new Map<Platform, Declared[]>();
  declarations.set(styles, known);
  const declared = known.get(platform) ?? readDeclared(styles, platform);
  known.set(platform, declared);
  return declared;
}

function readDeclared({ css, ...native }: ClassStyles, platform: Platform): Declared[] {
  const parts =
    platform === 'web'
      ? splitOutside(css, ';')
      : splitOutside(native[platform], ';').flatMap(nativeParts);
  return parts.flatMap((part) => {
    // Skips custom properties, because they are only used within other values.
    const [, name = '', value = ''] = /^([a-z][\w-]*)(?:: |=)(.*)$/is.exec(part.trim()) ?? [];
    const isNested = platform === 'web' && value.includes('{');
    if (!name || isNested) return [];
    // Ignores fallback values, because they can differ between classes that read the same variable.
    const text = value.replace(/var\((--[\w-]+), [^()]*\)/g, 'var($1)');
    return [{ property: camelCase(name), value: text }];
  });
}

/**
 * Splits part of a native style into declarations. An animation or a transition is a single
 * declaration.
 */
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
