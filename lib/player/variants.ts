/** A class as written, taken apart: `dark:hover:!p-4` has two variants and the base `p-4`. */
export interface WrittenClass {
  variants: string[];
  base: string;
  important: boolean;
}

/** Variants by which a class chooses its platforms. */
const PLATFORMS: Record<string, ('ios' | 'android')[]> = {
  ios: ['ios'],
  android: ['android'],
  native: ['ios', 'android'],
  web: [],
  windows: [],
  macos: [],
};

/** Variants that native drops with their classes. */
const DROPPED =
  /^(?:peer|\*|before|after|print|supports|marker|file|backdrop|first-l|forced|contrast|open)/;

/** Variants that native takes for no condition at all. */
const ALWAYS =
  /^(?:first|last|odd|even|only|checked|visited|focus-visible|enabled|empty|has-|rtl|ltr)/;

/** Takes a class apart at the colons outside of brackets. */
export function toWrittenClass(name: string): WrittenClass {
  const parts = name.split(/:(?![^[]*\])/);
  const last = parts.pop() ?? name;
  return { variants: parts, base: last.replace(/^!|!$/g, ''), important: /^!|!$/.test(last) };
}

/** What variants mean on one native platform: whether the class is there, and under which conditions. */
export function toConditions(
  variants: readonly string[],
  platform: 'ios' | 'android',
): { applies: boolean; when: string; notes: string[] } {
  const notes: string[] = [];
  const conditions: string[] = [];
  let applies = true;
  for (const variant of variants) {
    const platforms = PLATFORMS[variant];
    if (platforms) applies &&= platforms.includes(platform);
    else if (DROPPED.test(variant)) {
      applies = false;
      notes.push(`Classes with ${variant}: have no effect on native.`);
    } else if (ALWAYS.test(variant))
      notes.push(`Native ignores ${variant}: and always applies the class.`);
    else conditions.push(variant);
  }
  return { applies, when: conditions.join(', '), notes };
}
