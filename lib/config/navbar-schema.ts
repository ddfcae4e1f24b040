import { z } from 'zod';
import { list, object, oneOf, text } from '@/lib/content/fields';
import { navbarItemTypes } from './navbar';

const base = {
  position: oneOf(['left', 'right']).optional(),
  icon: oneOf(['github', 'discord']).optional(),
};

/** Where a link leads and what it shows; `checkLink` says what may stand together. */
export const linkFields = {
  to: text('a path of this site').optional(),
  href: text('a whole URL').optional(),
  label: text().optional(),
  html: text().optional(),
};

const link = object(
  {
    type: z.literal('link'),
    ...base,
    ...linkFields,
    activeBasePath: text().optional(),
    activeBaseRegex: text().refine(isRegex, { error: 'a regular expression' }).optional(),
  },
  'a link',
).superRefine(checkLink);

const doc = object(
  { type: z.literal('doc'), ...base, docId: text('the id of a doc'), label: text().optional() },
  'a doc',
);

const sidebar = object(
  { type: z.literal('docSidebar'), ...base, sidebarId: text('the id of a sidebar'), label: text() },
  'a sidebar',
);

const dropdown = object(
  {
    type: z.literal('dropdown'),
    ...base,
    label: text(),
    items: list(
      z.discriminatedUnion('type', [link, doc], { error: 'one of: link, doc' }),
      'a list of links',
    ),
  },
  'a dropdown',
);

const versions = object({ type: z.literal('docsVersionDropdown'), ...base }, 'a dropdown');
const locales = object({ type: z.literal('localeDropdown'), ...base }, 'a dropdown');
const search = object({ type: z.literal('search'), ...base }, 'the search');
const html = object({ type: z.literal('html'), ...base, value: text('some HTML') }, 'some HTML');

const types = `one of: ${navbarItemTypes.join(', ')}`;

/** The items of the navbar. */
export const navbarItems = list(
  z.discriminatedUnion('type', [link, doc, sidebar, dropdown, versions, locales, search, html], {
    error: types,
  }),
  'a list of items',
);

/** A link has one target and one face. */
export function checkLink(
  { to, href, label, html: face }: Partial<Record<keyof typeof linkFields, string>>,
  context: z.RefinementCtx,
): void {
  const targets = [to, href].filter((target) => target !== undefined).length;
  const faces = [label, face].filter((shown) => shown !== undefined).length;
  if (targets !== 1) refuse(context, 'to', 'href', targets);
  if (faces !== 1) refuse(context, 'label', 'html', faces);
}

/** Says that an object has both or none of two keys. */
export function refuse(context: z.RefinementCtx, one: string, other: string, count: number): void {
  const problem = count === 0 ? `has neither ${one} nor ${other}` : `has both ${one} and ${other}`;
  context.addIssue({ code: 'custom', params: { problem }, message: `exactly one of the two` });
}

function isRegex(source: string): boolean {
  try {
    return new RegExp(source) !== undefined;
  } catch {
    return false;
  }
}

/** The items with their types: one without a type is a dropdown when it has items, else a link. */
export function withTypes(items: unknown): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item;
    const type = 'items' in item ? 'dropdown' : 'link';
    const inner = 'items' in item ? { items: withTypes(item.items) } : {};
    return { type, ...item, ...inner };
  });
}
