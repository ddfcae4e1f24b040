/**
 * Options for a test that needs class data, although its file is about more. A site without class data does not have
 * the test.
 */
export const ofClasses = { tag: '@classes' };
