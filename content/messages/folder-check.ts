// Check of a whole folder, in the component tab of the lookup
export const folderReading = 'Reading the files …';
export const folderUnpacking = (file: string) => `Unpacking ${file} …`;
export const folderProgress = (done: number, total: number) => `${done} of ${total} files`;
export const folderCancel = 'Cancel';
export const folderCanceled = 'Canceled.';
export const folderClose = 'Close';
/** Error when nothing in the folder can be checked. */
export const folderEmpty = 'There are no .tsx, .jsx, .ts, or .js files to check.';
/** Error when a ZIP file cannot be unpacked. */
export const folderZipFailed = (file: string, reason: string) =>
  `${file} could not be unpacked: ${reason}.`;
export const folderZipTooLarge = (file: string, most: number) =>
  `${file} is too large; the limit is ${most} megabytes.`;
/** Reason when unpacking takes too long, or its code cannot be loaded. */
export const folderZipSlow = 'it took too long, or a part of this page could not be loaded';
/** Error when the worker does not load, or crashes. */
export const folderStopped =
  'The check could not be loaded, or stopped. Try again when you are online, or reload the page.';
/** Notice about a file or folder that cannot be read. */
export const folderUnreadable = (reason: string) =>
  `Not checked, because it cannot be read: ${reason}.`;
export const folderTooMany = (most: number) =>
  `The folder has more than ${most} files and folders, so the rest was not searched.`;
/** Remark when the check used the theme of the reader's app. */
export const folderThemed = 'Checked with your theme.';
/** Remark on classes that only a theme can define. */
export const folderUnchecked = (count: number) =>
  count === 1
    ? '1 class is not in the default theme. Set your theme to check it.'
    : `${count} classes are not in the default theme. Set your theme to check them.`;
export const folderUncheckedDefault = (count: number) =>
  count === 1
    ? '1 class is not in the default theme, so it was not checked.'
    : `${count} classes are not in the default theme, so they were not checked.`;
/** Remark on what was skipped. Only has the counts that are not 0. */
export const folderSkipped = (parts: string) => `Skipped: ${parts}.`;
export const folderSkippedFolders = (count: number) =>
  count === 1
    ? '1 folder (node_modules, or a name with a dot at its start)'
    : `${count} folders (node_modules, or a name with a dot at its start)`;
export const folderSkippedDeclarations = (count: number) =>
  count === 1 ? '1 declaration file' : `${count} declaration files`;
export const folderSkippedOthers = (count: number) =>
  count === 1 ? '1 file that is not a script' : `${count} files that are not scripts`;
/** Summary of the list of files that were left out. */
export const folderLeftOut = (count: number, most: number) =>
  count === 1
    ? `1 file was left out, because a check covers at most ${most}`
    : `${count} files were left out, because a check covers at most ${most}`;
/** Last item of a list that is cut. */
export const folderMore = (count: number) => `and ${count} more`;
/** Accessible name of the table of files. */
export const folderTable = 'Files of the folder';
/** Headers of the table of files. */
export const folderFile = 'File';
export const folderProblems = 'Problems';
export const folderClasses = 'Classes';
export const folderNotes = 'Notes';
/** Title of a list. */
export const folderFrequent = 'Most frequent problems';
/** Shown after a problem in the list of the most frequent ones. */
export const folderTimes = (count: number) => (count === 1 ? ', once' : `, ${count} times`);
export const folderCopy = 'Copy as Markdown';
export const folderDownload = 'Download JSON';
/** Button that leads from the report of a file to the table. */
export const folderBack = 'All files';
export const folderNoProblems = 'No classes with problems.';
