import { z } from 'zod';
import {
  addIssue,
  type ExactlyOne,
  list,
  object,
  oneOf,
  refusePair,
  text,
  whole,
} from '@/lib/config/source/schema-fields';
import { linkFields } from './navbar-schema';

const size = whole(1, 10_000).optional();

/** Schema of a logo in the navbar or the footer. */
export const logo = object(
  {
    src: text('a path below public'),
    /** Logo for dark backgrounds, as a URL path like `src`. Defaults to `src`. */
    srcDark: text('a path below public').optional(),
    /**
     * Alternative text. Defaults to the site's title, or to an empty string in a navbar that also shows a
     * title.
     */
    alt: z.string({ error: 'a text, or empty' }).optional(),
    /** Link target. Defaults to `/` in the navbar. In the footer, a logo without a target is not a link. */
    href: text('a path or URL').optional(),
    width: size,
    height: size,
  },
  'a logo with src',
);

/** Logo in the navbar or the footer. */
export type LogoConfig = z.infer<typeof logo>;

const link = object(linkFields, 'a link').superRefine(({ to, href, label, html }, context) => {
  if (html !== undefined) {
    if (label !== undefined) refusePair(context, ['label', 'html'], 2);
    return;
  }
  if (label === undefined) refusePair(context, ['label', 'html'], 0);
  if ((to === undefined) === (href === undefined)) refusePair(context, ['to', 'href'], to ? 2 : 0);
});

const column = object({ title: text(), items: list(link, 'a list of links') }, 'a column');

type Link = z.infer<typeof link>;

/** Link in the footer with one target (`to` or `href`), or custom HTML instead of a link. */
export type FooterLink =
  | (ExactlyOne<Link, 'to' | 'href'> & { label: string; html?: never })
  | { html: string; label?: never; to?: never; href?: never };

/** Footer column with a title and links. */
export type FooterColumn = Omit<z.infer<typeof column>, 'items'> & { items: FooterLink[] };

/** Schema of the footer settings. */
export const footer = object(
  {
    style: oneOf(['light', 'dark']),
    /** Columns if every entry has a title, or a single row of links if no entry has one. */
    links: z.custom<FooterColumn[] | FooterLink[]>().superRefine(checkLinks),
    logo: logo.optional(),
    /** Copyright notice as text or HTML. */
    copyright: text().optional(),
  },
  'a footer with style and links',
);

function checkLinks(links: unknown, context: z.RefinementCtx): void {
  const items: unknown[] = Array.isArray(links) ? links : [];
  const titled = items.filter((item) => item instanceof Object && 'title' in item);
  if (titled.length > 0 && titled.length < items.length) {
    addIssue(context, 'mixes columns and plain links', 'a title on every entry, or on none');
    return;
  }
  const schema = list(titled.length > 0 ? column : link, 'a list of columns or links');
  const result = schema.safeParse(links);
  for (const issue of result.error?.issues ?? []) context.addIssue({ ...issue });
}
