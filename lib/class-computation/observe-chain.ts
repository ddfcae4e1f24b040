import { parseClass } from '@/lib/classes/resolve-class';
import { type NativeRule, type NativeRules, type NativeSheet, rulesOf } from './native-compiler';
import {
  conditionsOf,
  isEffective,
  observeVariant,
  outcomeOf,
  probesOf,
  propsOf,
} from './variants-v4';

/** What one platform makes of the variants before a class. */
export interface Chain {
  /** The variants for which the platform drops the class, or for which it never applies. */
  dropped: string[];
  never: string[];
  /** The variants whose condition is lost, and those that only ask for a group. */
  always: string[];
  group: string[];
  /** What the platform looks at before it applies the class. */
  conditions: string[];
}

/** A class with variants, and the class itself. */
interface WithVariants {
  name: string;
  variants: string[];
  base: string;
}

/** Those of some classes that have variants. */
export function withVariants(classes: readonly string[]): WithVariants[] {
  return classes.flatMap((name) => {
    const { variants } = parseClass(name, { has: () => false });
    const base = name.slice(variants.join(':').length + 1);
    return variants.length > 0 ? [{ name, variants, base }] : [];
  });
}

/** What has to be compiled beside a class with variants to judge them. */
export function chainProbes({ variants, base }: WithVariants): string[] {
  return [base, ...variants.flatMap(probesOf)];
}

/** What `system` makes of the variants of a class, by the rules of the whole and of its parts. */
export function observeChain(
  { name, variants, base }: WithVariants,
  sheet: NativeSheet,
  system: string,
): Chain {
  const chain: Chain = { dropped: [], never: [], always: [], group: [], conditions: [] };
  const rules = rulesOf(name, sheet);
  const plain = rulesOf(base, sheet);
  if (!plain.some(hasEffect)) return chain;
  const own = plain.flatMap(allConditions);
  const conditions = new Set(rules.flatMap(allConditions).filter((text) => !own.includes(text)));
  chain.conditions = [...conditions];
  const whole = outcomeOf(rules, chain.conditions, [system]);
  for (const variant of variants) {
    const single = observeVariant(variant, sheet, [system]);
    const isLost = rules.length > 0 && !single.conditions.some((text) => conditions.has(text));
    const outcome = isLost ? 'always' : single.outcome;
    if (outcome !== 'works' && isEffective(outcome) === isEffective(whole))
      chain[outcome].push(`${variant}:`);
  }
  const isUnexplained = chain.dropped.length + chain.never.length === 0;
  if (!isEffective(whole) && isUnexplained) chain.dropped = variants.map((name) => `${name}:`);
  return chain;
}

function hasEffect({ d = [], variables, animations, transition, container }: NativeRule): boolean {
  return Boolean(d.length > 0 || variables || animations || transition || container);
}

function allConditions(rule: NativeRule): string[] {
  return [...conditionsOf(rule), ...propsOf(rule)];
}

/** The rules of a class with variants as they are while all that its variants ask for is true. */
export function withoutConditions({ name, base }: WithVariants, sheet: NativeSheet): NativeRules {
  const plain = sheet.rules?.[base];
  const set = sheet.rules?.[name] ?? {};
  const free = (rules: NativeRule[] = [], own: NativeRule[] = []) =>
    rules.map((rule, index) => ({ ...rule, ...conditionFields(own[index]) }));
  return {
    ...set,
    ...(set.n && { n: free(set.n, plain?.n) }),
    ...(set.i && { i: free(set.i, plain?.i) }),
  };
}

function conditionFields({ media, containerQuery, pseudoClasses, attrs }: NativeRule = {}) {
  return { media, containerQuery, pseudoClasses, attrs };
}
