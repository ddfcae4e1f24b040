import type { ClassSupport, Fact } from './class-data';
import { joinList } from './display';
import { splitOutside } from './resolve-class';

const WHY: Record<string, (details: string) => string> = {
  lost: (details) => `Native ignores ${listed(details)}.`,
  refused: (details) => `React Native rejects the value of ${details}.`,
  ios: (details) => `Only iOS uses ${listed(details)}.`,
  android: (details) => `Only Android uses ${listed(details)}.`,
  failed: (message) => `NativeWind’s compiler stops at this class: ${message}.`,
  dropped: (variants) => `Native drops a class with ${variants}.`,
  never: (variants) => `${variants} is never true on iOS and Android.`,
  always: (variants) => `Native loses the condition of ${variants}, so it is always on.`,
  group: (variants) => `For ${variants}, native only asks whether there is a group.`,
  once: (variants) => `Native checks ${variants} only when the component first renders.`,
  keyframes: (names) =>
    `The default theme has no keyframes ${names}. Define them in theme.extend.keyframes or in your CSS.`,
  part: (part) => `Native ignores ::${part} and styles the text itself.`,
  idle: (details) => `No class sets ${details} on native, so there is nothing to animate.`,
};

const NOTES: Record<string, (details: string) => string> = {
  window: () => 'Depends on the window size; shown for 400 × 800.',
  layout: () =>
    'Depends on the component’s size, which is 0 before its first layout; shown for 100 × 100.',
  insets: () =>
    'Needs SafeAreaProvider; shown for insets of 50 at the top, 30 at the bottom, and 10 at the sides.',
  em: () => 'Relative to the component’s own font size, which is 14 unless a class sets it.',
  reads: (names) =>
    `Reads the ${variables(names)}; set ${names.includes(', ') ? 'them' : 'it'} with vars() or in :root.`,
  root: (values) => `In your CSS, ${values}.`,
  dark: (style) => `In dark mode: ${style}.`,
  'dark-ios': (style) => `In dark mode on iOS: ${style}.`,
  'dark-android': (style) => `In dark mode on Android: ${style}.`,
  inlines: (names) =>
    `Native takes the value of the ${variables(names)} at build time, from the :root that a Tailwind plugin adds with addComponents().`,
  fallback: () => 'Shown with the fallback.',
  values: (values) => `Shown for ${values}.`,
  sets: (names) =>
    `Sets the ${variables(names)} for the component and its children. Native drops a variable that no class reads.`,
  prop: () => 'Sets a prop, so the component has to support it.',
  with: (reader) => `Needs a class such as ${reader}; shown together with it.`,
  children: () => 'Clones the children to style them.',
};

/**
 * Returns sentences that explain why native does not fully support a class, one per reason. Throws for an
 * unknown reason code.
 */
export function reasonsOf({ why }: Pick<ClassSupport, 'why'>): string[] {
  return why.map((reason) => sentence(WHY, reason));
}

/**
 * Returns the notes on a class as sentences, followed by the facts whose pattern matches the class name.
 * Throws for an unknown note code.
 */
export function notesOf(
  { name, notes }: Pick<ClassSupport, 'name' | 'notes'>,
  facts: readonly Fact[],
): string[] {
  const own = facts.filter(([pattern]) => new RegExp(pattern).test(name));
  return [...notes.map((note) => sentence(NOTES, note)), ...own.map(([, fact]) => fact)];
}

function sentence(table: Record<string, (details: string) => string>, code: string): string {
  const [name = '', ...details] = code.split(':');
  const write = table[name];
  if (!write) throw new Error(`The class data contains an unknown reason or note: ${code}`);
  const given = details.join(':');
  // A style is code, so its quotes stay.
  return write(name.startsWith('dark') ? given : readable(given));
}

/** Joins items that are separated by commas into a list with `and`. */
function listed(details: string): string {
  return joinList(splitOutside(details, ',').map((item) => item.trim()));
}

function variables(names: string): string {
  return `${names.includes(', ') ? 'variables' : 'variable'} ${listed(names)}`;
}

function readable(details: string): string {
  return details.replaceAll('"', '').replaceAll(' (no value)', '');
}
