/** Classes that mark a parent, so that variants of its children can refer to it. */
export const PARENTS = ['parent', 'group', 'group/item', '@container', 'group-isolate'];
