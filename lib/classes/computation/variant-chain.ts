import type { VariantSupport } from '@/lib/classes/data/class-data';
import { splitVariants } from '@/lib/classes/data/resolve-class';

/** The systems that NativeWind calls native. */
export const SYSTEMS = ['ios', 'android', 'macos', 'windows'];

/** What one platform makes of the variants before a class. */
export interface Chain {
  /** The variants for which the platform drops the class, or for which it never applies. */
  dropped: string[];
  never: string[];
  /** The variants whose condition is lost, and those that only ask for a group. */
  always: string[];
  group: string[];
  /** The variants that the platform checks only when the component first renders. */
  once: string[];
  /** What the platform looks at before it applies the class. */
  conditions: string[];
}

/** The chain of a class of which nothing is to be said. */
export const NO_CHAIN: Chain = {
  dropped: [],
  never: [],
  always: [],
  group: [],
  once: [],
  conditions: [],
};

/** What becomes of a class behind variants, and what the platform looks at. */
export type VariantVerdict = Pick<VariantSupport, 'outcome' | 'conditions'>;

/** Whether native ever applies a class behind a variant. */
export function isEffective(outcome: VariantVerdict['outcome']): boolean {
  return outcome !== 'dropped' && outcome !== 'never';
}

/** A class with variants, and the class itself. */
export interface WithVariants {
  name: string;
  variants: string[];
  base: string;
}

/** Those of some classes that have variants. */
export function withVariants(classes: readonly string[]): WithVariants[] {
  return classes.flatMap((name) => {
    const { variants, own } = splitVariants(name);
    return variants.length > 0 ? [{ name, variants, base: own }] : [];
  });
}

/** The part of each variant in what becomes of the whole; `single` tells what each does alone. */
export function toChain(
  variants: string[],
  whole: VariantVerdict,
  single: (variant: string) => VariantVerdict,
): Chain {
  const chain: Chain = {
    dropped: [],
    never: [],
    always: [],
    group: [],
    once: [],
    conditions: [...new Set(whole.conditions)],
  };
  for (const variant of variants) {
    const { outcome, conditions } = single(variant);
    // All of these systems are native: without that condition the class applies to the same.
    const isLost =
      variant !== 'native' &&
      whole.outcome !== 'dropped' &&
      !conditions.some((text) => chain.conditions.includes(text));
    const found = isLost ? 'always' : outcome;
    if (found !== 'works' && isEffective(found) === isEffective(whole.outcome))
      chain[found].push(`${variant}:`);
  }
  const isUnexplained = chain.dropped.length + chain.never.length === 0;
  if (!isEffective(whole.outcome) && isUnexplained)
    chain.dropped = variants.map((name) => `${name}:`);
  return chain;
}
