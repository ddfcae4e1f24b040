/** Classes of the parent components. Variants of a child's class can refer to them, such as `group-hover`. */
export const PARENTS = ['parent', 'group', 'group/item', '@container', 'group-isolate'];
