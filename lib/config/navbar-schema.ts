import { z } from 'zod';
import {
  type ExactlyOne,
  list,
  object,
  oneOf,
  refusePair,
  text,
  typed,
} from '@/lib/config/source/schema-fields';

const base = {
  /** Which side of the bar; right when absent. */
  position: oneOf(['left', 'right']).optional(),
  /** An icon of the site's set, shown in place of the label, which stays as its name. */
  icon: oneOf(['github', 'discord']).optional(),
};

/** Where a link leads and what it shows, for the navbar and the footer. */
export const linkFields = {
  /** A path of this site. */
  to: text('a path of this site').optional(),
  /** A whole URL. */
  href: text('a whole URL').optional(),
  /** What the link shows, as a text. */
  label: text().optional(),
  /** What the link shows, as the site's own HTML. */
  html: text().optional(),
};

const link = object(
  {
    type: z.literal('link'),
    ...base,
    ...linkFields,
    /** The link is active below this path in place of its own. */
    activeBasePath: text().optional(),
    /** The link is active on paths that match, whatever `activeBasePath` says. */
    activeBaseRegex: text().refine(isRegex, { error: 'a regular expression' }).optional(),
  },
  'a link',
).superRefine(checkLink);

const doc = object(
  {
    type: z.literal('doc'),
    ...base,
    docId: text('the id of a doc'),
    /** The doc's own title when absent. */
    label: text().optional(),
  },
  'a doc',
);

const docSidebar = object(
  { type: z.literal('docSidebar'), ...base, sidebarId: text('the id of a sidebar'), label: text() },
  'a sidebar',
);

type Typed = z.ZodObject<{ type: z.ZodLiteral<string> }>;

const inDropdown = byType([link, doc]);
const dropdown = object(
  {
    type: z.literal('dropdown'),
    ...base,
    label: text(),
    items: list(inDropdown, 'a list of links'),
  },
  'a dropdown',
);

const versions = object({ type: z.literal('docsVersionDropdown'), ...base }, 'a dropdown');
const locales = object({ type: z.literal('localeDropdown'), ...base }, 'a dropdown');
const search = object({ type: z.literal('search'), ...base }, 'the search');
const html = object({ type: z.literal('html'), ...base, value: text('some HTML') }, 'some HTML');

const item = byType([link, doc, docSidebar, dropdown, versions, locales, search, html]);

/** One of the items, by its type; the error lists the types. */
function byType<const Items extends readonly [Typed, ...Typed[]]>(items: Items) {
  const types = items.map(({ shape }) => shape.type.value);
  return z.discriminatedUnion('type', items, { error: `one of: ${types.join(', ')}` });
}

type Link = z.infer<typeof link>;

/** A plain link: one target, `to` or `href`, and one face, `label` or `html`. */
export type NavbarLink = Omit<Link, 'type' | keyof typeof linkFields> & {
  type?: 'link';
} & ExactlyOne<Link, 'to' | 'href'> &
  ExactlyOne<Link, 'label' | 'html'>;

/** A link to one doc, found in the active, else preferred, else latest version. */
export type NavbarDoc = z.infer<typeof doc>;

/** A link to the home of a sidebar of the active, else preferred, else latest version. */
export type NavbarDocSidebar = z.infer<typeof docSidebar>;

/** A menu of links; an item without a type that has `items` is one too. */
export type NavbarDropdown = Omit<z.infer<typeof dropdown>, 'type' | 'items'> & {
  type?: 'dropdown';
  items: (NavbarLink | NavbarDoc)[];
};

/** One item of the navbar. */
export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | Exclude<z.infer<typeof item>, { type: 'link' | 'dropdown' }>;

/** The items of the navbar. */
export const navbarItems = list(typed<NavbarItem>(item), 'a list of items');

/** A link has one target and one face. */
function checkLink(
  { to, href, label, html: face }: Partial<Record<keyof typeof linkFields, string>>,
  context: z.RefinementCtx,
): void {
  const count = (texts: unknown[]) => texts.filter((given) => given !== undefined).length;
  const [targets, faces] = [count([to, href]), count([label, face])];
  if (targets !== 1) refusePair(context, ['to', 'href'], targets);
  if (faces !== 1) refusePair(context, ['label', 'html'], faces);
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
