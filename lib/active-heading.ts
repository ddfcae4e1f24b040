/** What two lines across the viewport say of a heading. */
export interface HeadingState {
  /** Its top has passed under the navbar. */
  passed: boolean;
  /** It stands wholly above the middle of the viewport. */
  upper: boolean;
}

/**
 * The index of the heading whose section is being read, or null above the first one.
 * The first heading below the navbar is active while it is wholly in the upper half of the
 * viewport, else the one before it; when all have passed, the last one is.
 */
export function activeHeading(states: HeadingState[]): number | null {
  const next = states.findIndex((state) => !state.passed);
  const index = next === -1 ? states.length - 1 : states[next]?.upper ? next : next - 1;
  return index < 0 ? null : index;
}
