// Page content
/** Accessible name and tooltip of the link from a heading to itself. */
export const headingLink = (heading: string) => `Direct link to ${heading}`;
/** Accessible name and tooltip of the button in a heading. */
export const sectionCopy = 'Copy section as Markdown';
/** Accessible name of the button that copies a code block. */
export const codeCopy = 'Copy code to clipboard';
/** Accessible name and tooltip of the button that wraps the lines of a code block. */
export const codeWrap = 'Toggle word wrap';
/** Accessible name of a checked box in a task list. */
export const taskDone = 'Done';
/** Accessible name of an unchecked box in a task list. */
export const taskToDo = 'To do';
/** Accessible name of a table that scrolls. */
export const proseTable = 'Table';
/** Badge next to a feature, with the version that introduced it. */
export const proseSince = (version: string) => `Since ${version}`;
/** Default summary of collapsed content. */
export const proseDetails = 'Details';
/** Title of the section below the class table of a page. */
export const proseUsage = 'Variants, values, and theme';
/** Button next to a link to a file. `label` describes the file. */
export const fileCopy = (label: string) => `Copy ${label}`;
/** Link to a file. `label` describes the file. */
export const fileOpen = (label: string) => `Open ${label}`;
