/** Classes that mark a parent for variants of its children. */
export const PARENTS = ['parent', 'group', 'group/item', '@container', 'group-isolate'];
