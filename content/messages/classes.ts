// Words on classes
/** Term before a class, also the head of a column. */
export const classTerm = 'Class';
/** Term before CSS, also the head of a column. */
export const classCss = 'CSS';
/** Term before a style that iOS and Android share. */
export const classNativeStyle = 'Native style';
/** Term before what a variant waits for on native, also the head of a column. */
export const classNativeCondition = 'Native condition';
/** Term before what each platform makes of a class. */
export const classSupport = 'Support';
/** Term before remarks on a class. */
export const classNotes = 'Notes';
/** Term before the link to the page that documents a class. */
export const classPage = 'Page';
/** Stands in place of a style or a condition where there is none. */
export const classNone = '–';

// Lookup of a class
/** Label of the field of the lookup. */
export const lookupLabel = 'Look up a class';
export const lookupNeedsScript = 'The lookup needs JavaScript; the pages below work without it.';
/** Stands before classes that the lookup offers at first. */
export const lookupExamples = 'For example:';
export const lookupMissing = 'The lookup could not be loaded. Press Enter to try again.';
export const lookupUnknown = 'This class exists, but the lookup can’t work out its value.';
export const lookupSeveral = 'Several classes are checked together below.';
export const lookupNoClasses = 'The classes could not be loaded.';
/** Why a text cannot be checked; `status` is that of HTTP. */
export const lookupNoAnswer = (status: number) => `No classes: ${status}`;
export const lookupAsking = (product: string) => `Asking ${product}’s compiler …`;
/** `progress` is `libraryProgress`, or the size of the download. */
export const lookupLoading = (product: string, progress: string) =>
  `Loading ${product}’s compiler: ${progress}`;
export const lookupCannotAsk = (product: string, reason: string) =>
  `${product}’s compiler can’t answer: ${reason}`;
/** A remark on a class that is looked up. */
export const lookupDropped = (properties: readonly string[]) =>
  `This browser drops the value of ${properties.join(', ')}.`;

// Check of a whole component, below the lookup
export const classCheckSummary = 'Check a whole component';
/** Label of the field of the check. */
export const classCheckLabel = 'A list of classes, or TSX';
export const classCheckPrivacy =
  'Checked in your browser: the code isn’t run and isn’t sent anywhere.';
export const classCheckMissing =
  'The check could not be loaded. Copy your text, and reload the page to try again.';
export const classCheckCopyMarkdown = 'Copy as Markdown';
export const classCheckCopyLink = 'Copy link';
export const classCheckCopied = 'Copied.';
export const classCheckCopyFailed = 'Could not copy.';
/** Title of a list in the report. */
export const classCheckConflicts = 'Classes that set the same property';
/** Title of a list in the report. */
export const classCheckUnknown = 'Known only at run time';
/** Follows the code that is known only at run time. */
export const classCheckPlace = (line: number, column: number) => `, line ${line}, column ${column}`;
/** Name of the table of the report. */
export const classCheckTable = 'Classes of the text';
/** Head of the last column of the report. */
export const classCheckWhere = 'Where and why';

// Index of utilities
/** Legend of the choice of platforms. */
export const utilitiesLegend = 'Show what works on';
/** A choice of platforms. */
export const utilitiesAll = 'All';
/** A choice of platforms. */
export const utilitiesWebOnly = 'Web only';
/** A choice of platforms. */
export const utilitiesNativeOnly = 'Native only';
/** Where a utility works, beside its name; the address of a choice has it too. */
export const utilitiesOnly = (platforms: string) => `${platforms} only`;
/** Stands beside a utility that works nowhere. */
export const utilitiesNoEffect = 'no effect';
export const utilitiesLeft = (count: number, all: number) => `${count} of ${all} utilities`;

// Tables of classes and of variants
/** Name of a table of classes; `selection` names plugins or classes. */
export const classTableName = (selection: string | undefined) => `Classes of ${selection}`;
/** Name and placeholder of the field above a long table. */
export const classTableFilter = 'Filter classes';
export const classTableLeft = (count: number, all: number) => `${count} of ${all} rows`;
export const classTableCopied = (name: string) => `Copied ${name}`;
/** Summary of what a table was computed from. */
export const classTableCount = (count: number) =>
  `${count} ${count === 1 ? 'class' : 'classes'}, computed from the library`;
/** Stands in a scale whose list an earlier row has; `row` is that row’s label. */
export const classTableSteps = 'Steps as in {row}';
/** Name of the section with the tables of variants. */
export const variantsName = 'Variants';
/** Head of a column. */
export const variantsTerm = 'Variant';
