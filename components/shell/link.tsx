import type { ComponentProps } from 'react';
import { toLinkTarget } from '@/lib/browser/base-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A link: a plain anchor with the base path added and its href otherwise as written. Links to other
 * sites open in a new tab. The shell's navigation takes over clicks and prefetching once it runs,
 * so a link costs no JavaScript of its own.
 */
export function Link({ href, ...rest }: Props) {
  const target = toLinkTarget(href);
  if (!target.external) return <a href={target.href} {...rest} />;
  return <a href={target.href} target="_blank" rel="noopener noreferrer" {...rest} />;
}
