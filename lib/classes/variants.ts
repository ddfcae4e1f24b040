/**
 * What becomes of a variant on native: its condition holds at times, always, in a group whatever
 * the group's state, or never; or its classes are dropped.
 */
export type VariantOutcome = 'works' | 'always' | 'group' | 'never' | 'dropped';

/** A variant as the library treats it. */
export interface VariantSupport {
  name: string;
  /** What it adds to the selector or around the rule on the web; empty when it is not for the web. */
  css: string;
  outcome: VariantOutcome;
  /** What native looks at, one after the other. */
  conditions: string[];
}
