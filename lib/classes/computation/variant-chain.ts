import type { VariantSupport } from '@/lib/classes/data/class-data';
import { splitVariants } from '@/lib/classes/data/resolve-class';

/** Operating systems that NativeWind treats as native. */
export const SYSTEMS = ['ios', 'android', 'macos', 'windows'];

/**
 * Variants of a class that do not work as intended on one platform, and the conditions that the platform
 * checks. Variants include their colon, such as `hover:`.
 */
export interface VariantFindings {
  /** Variants that make the platform drop the class. */
  dropped: string[];
  /** Variants whose condition is never true. */
  never: string[];
  /** Variants whose condition is lost, so the class applies even if the condition is false. */
  always: string[];
  /** Variants for which the platform only checks whether there is a group, not the group's state. */
  group: string[];
  /** Variants that the platform checks only when the component first renders. */
  once: string[];
  /** Conditions that the platform checks before it applies the class, such as `hover`. */
  conditions: string[];
}

/** Findings for a class without variants, or for variants without any problem or condition. */
export const NO_CHAIN: VariantFindings = {
  dropped: [],
  never: [],
  always: [],
  group: [],
  once: [],
  conditions: [],
};

/** Effect of variants on a class (see `VariantOutcome`), and the conditions that the platform checks. */
export type VariantVerdict = Pick<VariantSupport, 'outcome' | 'conditions'>;

/** Whether a class ever applies on native if its variants have this outcome. */
export function isEffective(outcome: VariantVerdict['outcome']): boolean {
  return outcome !== 'dropped' && outcome !== 'never';
}

/** Class with variants: its full name, the variants, and the class without them. */
export interface WithVariants {
  name: string;
  variants: string[];
  base: string;
}

/** Returns the classes that have variants, each split into its variants and its base class. */
export function withVariants(classes: readonly string[]): WithVariants[] {
  return classes.flatMap((name) => {
    const { variants, own } = splitVariants(name);
    return variants.length > 0 ? [{ name, variants, base: own }] : [];
  });
}

/**
 * Determines which variants of a class are responsible for its outcome, such as `dropped`. `whole` is the
 * outcome of the class with all its variants. `single` returns the outcome of a variant when it is used
 * alone.
 */
export function toChain(
  variants: string[],
  whole: VariantVerdict,
  single: (variant: string) => VariantVerdict,
): VariantFindings {
  const chain: VariantFindings = {
    dropped: [],
    never: [],
    always: [],
    group: [],
    once: [],
    conditions: [...new Set(whole.conditions)],
  };
  // Conditions of containers do not contain their names.
  const hasNames = variants.some((name) => /^@.*\//.test(name));
  for (const variant of variants) {
    const { outcome, conditions } = single(variant);
    // All operating systems in this check are native, so a lost `native:` condition makes no difference.
    const isLost =
      variant !== 'native' &&
      whole.outcome !== 'dropped' &&
      !conditions.some((text) => chain.conditions.includes(text)) &&
      (hasNames || !isImplied(conditions, chain.conditions));
    const found = isLost ? 'always' : outcome;
    if (found !== 'works' && isEffective(found) === isEffective(whole.outcome))
      chain[found].push(`${variant}:`);
  }
  const isUnexplained = chain.dropped.length + chain.never.length === 0;
  if (!isEffective(whole.outcome) && isUnexplained)
    chain.dropped = variants.map((name) => `${name}:`);
  return chain;
}

/** Size of 1rem on native, in pixels. */
export const NATIVE_REM = 14;

/** Condition on a size, such as `container: width ≥ 32rem`. */
interface SizeCondition {
  /** Text in front of the size. */
  feature: string;
  /** Size in pixels. */
  size: number;
}

function sizeCondition(text: string): SizeCondition | undefined {
  const [, feature, size, unit] = /^(.* (?:≥|<)) ([\d.]+)(px|rem)$/.exec(text) ?? [];
  return feature ? { feature, size: Number(size) * (unit === 'rem' ? NATIVE_REM : 1) } : undefined;
}

/**
 * Returns true if every size condition follows from `others`. For example, `width ≥ 640px` follows from
 * `width ≥ 768px`.
 */
function isImplied(conditions: readonly string[], others: readonly string[]): boolean {
  const sizes = others.flatMap((text) => sizeCondition(text) ?? []);
  const isSure = (text: string) => {
    const own = sizeCondition(text);
    return sizes.some(({ feature, size }) => {
      if (feature !== own?.feature) return false;
      return feature.endsWith('≥') ? size >= own.size : size <= own.size;
    });
  };
  return conditions.length > 0 && conditions.every(isSure);
}
