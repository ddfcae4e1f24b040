import { z } from 'zod';
import { list, object, oneOf, text, whole } from '@/lib/content/fields';
import { linkFields, refuse } from './navbar-schema';

const size = whole(1, 10_000).optional();

/** A logo of the navbar or the footer. */
export const logo = object(
  {
    src: text('a path below public'),
    srcDark: text('a path below public').optional(),
    alt: z.string({ error: 'a text, or empty' }).optional(),
    href: text('a path or URL').optional(),
    width: size,
    height: size,
  },
  'a logo with src',
);

const link = object(linkFields, 'a link').superRefine(({ to, href, label, html }, context) => {
  if (html !== undefined) {
    if (label !== undefined) refuse(context, 'label', 'html', 2);
    return;
  }
  if (label === undefined) refuse(context, 'label', 'html', 0);
  if ((to === undefined) === (href === undefined)) refuse(context, 'to', 'href', to ? 2 : 0);
});

const column = object({ title: text(), items: list(link, 'a list of links') }, 'a column');

/** The footer: columns with titles, or one row of links. */
export const footer = object(
  {
    style: oneOf(['light', 'dark']),
    links: z.unknown().superRefine(checkLinks),
    logo: logo.optional(),
    copyright: text().optional(),
  },
  'a footer with style and links',
);

function checkLinks(links: unknown, context: z.RefinementCtx): void {
  const items: unknown[] = Array.isArray(links) ? links : [];
  const titled = items.filter((item) => item instanceof Object && 'title' in item);
  if (titled.length > 0 && titled.length < items.length) {
    const problem = 'mixes columns and plain links';
    const message = 'a title on every entry, or on none';
    context.addIssue({ code: 'custom', params: { problem }, message });
    return;
  }
  const schema = list(titled.length > 0 ? column : link, 'a list of columns or links');
  const result = schema.safeParse(links);
  for (const issue of result.error?.issues ?? []) context.addIssue({ ...issue });
}
