// Running text
/** Name and tooltip of the link of a heading to itself. */
export const headingLink = (heading: string) => `Direct link to ${heading}`;
/** Name and tooltip of the button in a heading. */
export const sectionCopy = 'Copy section as Markdown';
/** Name of the button that copies a block of code. */
export const codeCopy = 'Copy code to clipboard';
/** Name and tooltip of the button that wraps the lines of a block of code. */
export const codeWrap = 'Toggle word wrap';
/** Name of a ticked box in a task list. */
export const taskDone = 'Done';
/** Name of an empty box in a task list. */
export const taskToDo = 'To do';
/** Name of a table that scrolls. */
export const proseTable = 'Table';
/** A badge beside what a version has brought. */
export const proseSince = (version: string) => `Since ${version}`;
/** Summary of folded text whose author gives none. */
export const proseDetails = 'Details';
/** Name of the section below the classes of a page. */
export const proseUsage = 'Variants, values, and theme';
