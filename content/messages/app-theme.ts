// Theme of the reader's app, in the class lookup, class tables, the utility index, and the palette
/** Button that opens the panel. */
export const themeButton = 'Your theme';
/** Text of the button while a theme is used. */
export const themeButtonOn = 'Your theme: on';
/** Accessible name of the panel. */
export const themePanel = 'Theme of your app';
export const themePrivacy =
  'Paste your Tailwind configuration and CSS to get answers for your own theme. The configuration runs in a sandbox in your browser and isn’t sent anywhere.';
/** Label of the first field, and name of its file in error messages. */
export const themeConfigFile = 'tailwind.config.js';
/** Label of the second field, and name of its file in error messages. */
export const themeCssFile = 'global.css';
/** Label of the button that opens a file dialog. */
export const themeChoose = 'Choose files';
export const themeUse = 'Use this theme';
export const themeForget = 'Forget this theme';
export const themeEmpty = 'Paste your tailwind.config.js, your global.css, or both.';
export const themeEvaluating = 'Evaluating the configuration …';
export const themeUsed = 'All answers use this theme.';
export const themeForgotten = 'Answers use the default theme.';
/** Accessible name of the hidden sandbox. */
export const themeFrameName = 'Sandbox for the configuration';
/** Error when a file of the site cannot be loaded. */
export const themeNotLoaded =
  'A part of this could not be loaded. Try again when you are online, or reload the page.';
/** Error when the sandbox sends anything but a theme. */
export const themeInvalid = 'The configuration has no valid theme.';
/** Text of the button when the panel cannot be loaded. */
export const themePanelMissing = 'Could not be loaded. Reload the page.';
export const themeSilent =
  'The configuration did not finish in five seconds. Look for a loop that never ends.';
/** Place of a mistake, before its description. */
export const themePlace = (file: string, line?: number, column?: number) =>
  [file, ...(line ? [line] : []), ...(line && column ? [column] : [])].join(':');
/** Error for a file that is neither a configuration nor CSS. */
export const themeWrongFile = (name: string) =>
  `${name} is neither a Tailwind configuration (.js, .cjs, .mjs, .ts) nor CSS (.css).`;
export const themeTooLong = (name: string, most: number) =>
  `${name} has more than ${most} characters.`;
/** Line below the lookup of a version that does not support themes. */
export const themeDefaultOnly = 'The lookup of this version always uses the default theme.';
/** Caption or accessible name of a table with the classes of the theme. */
export const themeTable = 'Your theme';
/** Shown above a class table while the classes of the theme are computed. */
export const themeTableWaiting = 'Your theme: computing its classes …';
export const themeTableNote =
  'These classes are new or changed in your theme. The table below shows the default theme.';
export const themeTableSame = 'Your theme does not change these classes.';
/** Classes of the default theme that the theme lacks. `names` are the first of them. */
export const themeTableMissing = (count: number, names: string) =>
  `Not in your theme: ${count} ${count === 1 ? 'class' : 'classes'}, ${names}`;
/** Classes of the theme that the table leaves out. */
export const themeTableMore = (count: number) =>
  `Your theme has ${count} more classes. The lookup answers for each of them.`;
/** Error before its message. */
export const themeTableFailed = (message: string) =>
  `The classes of your theme could not be computed. ${message}`;
/** Link to the panel of the lookup. */
export const themeTableLink = 'Change your theme';
/** Header of the column with the utilities that the theme adds classes to. */
export const themeIndexUtility = 'Utility';
/** Header of the column with the classes of the theme. */
export const themeIndexClasses = 'New classes';
/** Shown after the first classes of a utility. */
export const themeIndexMore = (count: number) => `and ${count} more`;
/** Accessible name of the table with the colors of the theme. */
export const themePalette = 'Colors of your theme';
/** Summary of that table. */
export const themePaletteSummary = (count: number) =>
  `Your theme: ${count} ${count === 1 ? 'color' : 'colors'}`;
/** Shown instead of that table if the theme has only the colors of the default theme. */
export const themePaletteSame = 'Your theme adds no colors.';
/** Summary of the table with the classes of each utility. */
export const themeIndexSummary = (count: number) =>
  `Your theme: new classes of ${count} ${count === 1 ? 'utility' : 'utilities'}`;
/** Header of the column with the names of colors. */
export const themePaletteName = 'Color';
/** Shown above the index if the theme adds no classes. */
export const themeIndexSame = 'Your theme adds no classes.';
