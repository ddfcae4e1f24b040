import { statusText } from '@/lib/classes/data/display';

// Classes
/** Label of a class, and header of its column. */
export const classTerm = 'Class';
/** Label of a button with a copy icon. */
export const classCopy = (name: string) => `Copy ${name}`;
/** Column for two platforms that do the same. */
export const classNative = 'iOS and Android';
/** Label of CSS, and header of its column. */
export const classCss = 'CSS';
/** Label of the condition that native checks for a variant, and header of its column. */
export const classNativeCondition = 'Native condition';
/** Shown instead of a missing style or condition. */
export const classNone = '–';

// Class lookup
/** Label of the lookup field. */
export const lookupLabel = 'Look up a class';
export const lookupNeedsScript = 'The lookup needs JavaScript; the pages below work without it.';
/** Label before the example classes of the lookup. */
export const lookupExamples = 'For example:';
/** Label of the card that is shown before the reader types. */
export const lookupExample = 'Example';
/** Link from a card to the utility page with the given title. */
export const lookupPage = (title: string) => `${title}: all classes`;
export const lookupMissing = 'The lookup could not be loaded. Press Enter to try again.';
/** Accessible name of the tabs. */
export const lookupKinds = 'What to look up';
/** Shown before the best suggestion for something that is not a class. */
export const lookupGuessed = 'Did you mean';
/** Shown before the other suggestions. */
export const lookupOr = 'Or';
/** Label of the card of the best suggestion. */
export const lookupGuess = 'Best guess';
export const lookupUnknown = 'This class exists, but the lookup can’t work out its value.';
export const lookupNoClasses = 'The classes could not be loaded.';
/** Error when the class data cannot be loaded. `status` is the HTTP status. */
export const lookupNoAnswer = (status: number) => `No classes: ${status}`;
export const lookupAsking = (product: string) => `Asking ${product}’s compiler …`;
/** `progress` is `libraryProgress` or the download size. */
export const lookupLoading = (product: string, progress: string) =>
  `Loading ${product}’s compiler: ${progress}`;
export const lookupCannotAsk = (product: string, reason: string) =>
  `${product}’s compiler can’t answer: ${reason}`;
/** Remark on a class in the lookup. */
export const lookupDropped = (properties: readonly string[]) =>
  `This browser drops the value of ${properties.join(', ')}.`;

// Component check, in the second tab of the lookup
/** Label of the tab. */
export const classCheckTab = 'Component';
/** Label of the field for the component. */
export const classCheckLabel = 'A list of classes, or TSX';
export const classCheckPrivacy =
  'Checked in your browser: the code isn’t run and isn’t sent anywhere.';
export const classCheckMissing =
  'The check could not be loaded. Copy your text, and reload the page to try again.';
export const classCheckCopyMarkdown = 'Copy as Markdown';
/** Link that opens the checked component in the playground. */
export const classCheckPlayground = 'Open in playground';
export const classCheckCopyLink = 'Copy link';
export const classCheckCopied = 'Copied.';
export const classCheckCopyFailed = 'Could not copy.';
/** Title of a list in the report. */
export const classCheckConflicts = 'Classes that set the same property';
/** Title of a list in the report. */
export const classCheckUnknown = 'Known only at run time';
/** Shown after code whose value is known only at run time. */
export const classCheckPlace = (line: number, column: number) => `, line ${line}, column ${column}`;
/** Accessible name of the table in the report. */
export const classCheckTable = 'Classes that differ between platforms';
/** Summary of the list of the other classes. */
export const classCheckFine = (count: number) =>
  count === 1 ? '1 class works everywhere' : `${count} classes work everywhere`;
/** Header of the last column of the report. */
export const classCheckWhere = 'Where and why';

// Support for the classes of a page, at the top of a utility page
/** Accessible name of the list of platforms. */
export const supportName = 'Support';
/** Shown instead of the platforms when all classes work on all of them. */
export const supportEverywhere = 'Works on iOS, Android, and the web';
/** Shown when all classes work on a platform. */
export const supportAll = (count: number) =>
  count === 1
    ? statusText('full')
    : count === 2
      ? 'Both classes work'
      : `All ${count} classes work`;
/**
 * Shown when the classes differ, or when all of them work only partly. If at least 90% work, it counts the others.
 */
export const supportSome = (full: number, partial: number, all: number) => {
  if (full === 0)
    return partial === all ? statusText('partial') : `${partial} of ${all} work partly`;
  if (partial > 0) return `${full} of ${all} work, ${partial} partly`;
  return full < 0.9 * all ? `${full} of ${all} work` : `All but ${all - full} of ${all} work`;
};

// Utilities index
/** Legend of the platform filter. */
export const utilitiesLegend = 'Show what works on';
/** Option of the platform filter. */
export const utilitiesAll = 'All';
/** Option of the platform filter. */
export const utilitiesWebOnly = 'Web only';
/** Option of the platform filter. */
export const utilitiesNativeOnly = 'Native only';
/** Platforms that support a utility, for its marks. Also used in the URL of the platform filter. */
export const utilitiesOnly = (platforms: string) => `${platforms} only`;
/** Shown next to a utility that has no effect on any platform. */
export const utilitiesNoEffect = 'no effect';
/** iOS and Android together, in `utilitiesPartly`. */
export const utilitiesNative = 'native';
/** Platforms on which a utility works partly, for screen readers. */
export const utilitiesPartly = (platforms: string) => `partly on ${platforms}`;
/** Accessible name and placeholder of the field that filters the utilities index. */
export const utilitiesFilter = 'Filter utilities';
/** Accessible name and placeholder of the field that filters the sidebar. */
export const sidebarFilter = 'Filter menu';
export const utilitiesLeft = (count: number, all: number) => `${count} of ${all} utilities`;

// Class tables and variant tables
/** Accessible name of a class table. `selection` lists plugins or classes. */
export const classTableName = (selection: string | undefined) => `Classes of ${selection}`;
/** Accessible name and placeholder of the field above a long table. */
export const classTableFilter = 'Filter classes';
export const classTableLeft = (count: number, all: number) => `${count} of ${all} rows`;
export const classTableCopied = (name: string) => `Copied ${name}`;
/** Summary of the note about the data source of a table. */
export const classTableCount = (count: number) =>
  `${count} ${count === 1 ? 'class' : 'classes'}, computed from the library`;
/** Header of a row with declarations of all rows below. `areChanged` is whether some rows change their values. */
export const classTableShared = (areChanged: boolean) =>
  areChanged ? 'All, unless changed below' : 'All classes below';
/** Shown below scales whose values are listed in an earlier row. `row` is the label of that row. */
export const classTableSteps = 'Same steps as {row}';
/** Summary of the list of a scale's classes. */
export const classTableAll = (count: number) => `All ${count} classes`;
/** Accessible name of the section with the variant tables. */
export const variantsName = 'Variants';
/** Header of a column. */
export const variantsTerm = 'Variant';
