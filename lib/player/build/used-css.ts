import postcss from 'postcss';

/** The markup of drawn samples, as far as style sheets ask. */
interface Used {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
}

/** What tags and classes stand in pieces of HTML. */
export function usedIn(html: readonly string[]): Used {
  const text = html.join('');
  const classes = [...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  );
  return {
    tags: new Set([...text.matchAll(/<([a-z]+)/g)].map(([, tag = '']) => tag)),
    classes: new Set(classes),
  };
}

/** The rules of React Native for the web that drawings need, without its reset of the document. */
export function usedClassRules(css: string, { classes }: Used): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule') return;
    const name = /^\.([\w-]+)/.exec(rule.selector)?.[1];
    if (!name || !classes.has(name)) rule.remove();
  });
  return sheet.toString();
}

/** The rules of a reset that drawings need; the page is no part of them. */
export function usedResetRules(css: string, { tags }: Used): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => isUsed(selector, tags));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return sheet.toString();
}

function isUsed(selector: string, tags: Used['tags']): boolean {
  if (/^(?:\*|html|:root|:disabled|\[role|\[hidden|::before|::after)/.test(selector)) return true;
  if (selector.startsWith('::placeholder')) return tags.has('input') || tags.has('textarea');
  const tag = /^[a-z]+/.exec(selector)?.[0];
  return tag !== undefined && tags.has(tag);
}
