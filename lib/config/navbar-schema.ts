import { z } from 'zod';
import {
  type ExactlyOne,
  flag,
  list,
  object,
  oneOf,
  refusePair,
  text,
  typed,
} from '@/lib/config/source/schema-fields';

const base = {
  /** Side of the navbar. Defaults to `right`. */
  position: oneOf(['left', 'right']).optional(),
  /** Icon that a link shows instead of its label. The label remains the accessible name. */
  icon: oneOf(['github', 'discord']).optional(),
};

/** Schemas for a link's target and content, shared by the navbar and the footer. */
export const linkFields = {
  /** Target on this site, as a URL path without the base path. */
  to: text('a path of this site').optional(),
  /** Target as a full URL. */
  href: text('a whole URL').optional(),
  /** Link content as plain text. */
  label: text().optional(),
  /** Link content as HTML. */
  html: text().optional(),
};

const link = object(
  {
    type: z.literal('link'),
    ...base,
    ...linkFields,
    /**
     * URL path. The link is active on the page with this path and on all pages below it. Defaults to the
     * link's own path.
     */
    activeBasePath: text().optional(),
    /**
     * Regular expression for the URL paths of all pages on which the link is active. Overrides
     * `activeBasePath`.
     */
    activeBaseRegex: text().refine(isRegex, { error: 'a regular expression' }).optional(),
  },
  'a link',
).superRefine(checkLink);

const doc = object(
  {
    type: z.literal('doc'),
    ...base,
    docId: text('the id of a doc'),
    /** Link text. Defaults to the doc's title. */
    label: text().optional(),
    /** Marks the link as active only on the doc itself. By default, it is active on all docs of its sidebar. */
    exact: flag().optional(),
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

/** Creates a schema for items that are distinguished by `type`. The error lists the valid types. */
function byType<const Items extends readonly [Typed, ...Typed[]]>(items: Items) {
  const types = items.map(({ shape }) => shape.type.value);
  return z.discriminatedUnion('type', items, { error: `one of: ${types.join(', ')}` });
}

type Link = z.infer<typeof link>;

/** Navbar link with one target (`to` or `href`) and one kind of content (`label` or `html`). */
export type NavbarLink = Omit<Link, 'type' | keyof typeof linkFields> & {
  type?: 'link';
} & ExactlyOne<Link, 'to' | 'href'> &
  ExactlyOne<Link, 'label' | 'html'>;

/**
 * Navbar link to a doc. It leads to the doc in the version of the current page, otherwise in the reader's
 * preferred version, otherwise in the newest. It is hidden if that version does not have the doc.
 */
export type NavbarDoc = z.infer<typeof doc>;

/**
 * Navbar link to a version's home page. It leads to the version of the current page, otherwise to the
 * reader's preferred version, otherwise to the newest.
 */
export type NavbarDocSidebar = z.infer<typeof docSidebar>;

/** Navbar menu with links. An item without a `type` is also a dropdown if it has `items`. */
export type NavbarDropdown = Omit<z.infer<typeof dropdown>, 'type' | 'items'> & {
  type?: 'dropdown';
  items: (NavbarLink | NavbarDoc)[];
};

/** Navbar item of any type. Items without a `type` are allowed. */
export type NavbarItem =
  | NavbarLink
  | NavbarDropdown
  | Exclude<z.infer<typeof item>, { type: 'link' | 'dropdown' }>;

/** Schema of the list of navbar items. */
export const navbarItems = list(typed<NavbarItem>(item), 'a list of items');

/**
 * Adds an issue unless a link has exactly one target, and another unless it has exactly one kind of content.
 */
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

/**
 * Adds missing types to navbar items before they are validated. An item without a type becomes a dropdown if
 * it has `items`, otherwise a link.
 */
export function withTypes(items: unknown): unknown {
  if (!Array.isArray(items)) return items;
  return items.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item;
    const type = 'items' in item ? 'dropdown' : 'link';
    const inner = 'items' in item ? { items: withTypes(item.items) } : {};
    return { type, ...item, ...inner };
  });
}
