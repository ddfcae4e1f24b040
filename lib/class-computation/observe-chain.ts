import { type NativeRule, type NativeRules, type NativeSheet, rulesOf } from './native-compiler';
import { type Chain, NO_CHAIN, toChain, type WithVariants } from './variant-chain';
import { conditionsOf, observeVariant, outcomeOf, probesOf, propsOf } from './variants-v4';

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
  const rules = rulesOf(name, sheet);
  const plain = rulesOf(base, sheet);
  if (!plain.some(hasEffect)) return NO_CHAIN;
  const own = plain.flatMap(allConditions);
  const conditions = rules.flatMap(allConditions).filter((text) => !own.includes(text));
  const outcome = outcomeOf(rules, conditions, [system]);
  return toChain(variants, { outcome, conditions }, (variant) =>
    observeVariant(variant, sheet, [system]),
  );
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
