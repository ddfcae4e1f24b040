import type { ComponentProps } from 'react';
import { toLinkTarget } from '@/lib/browser/base-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * Renders a plain anchor with the target from `toLinkTarget`. External links open in a new tab. The component
 * adds no click handler because `follow-links.ts` and `prefetch.ts` handle the links of the entire document.
 * `href` is the last attribute, so the equal starts of the sidebar's links compress well.
 */
export function Link({ href, ...rest }: Props) {
  const target = toLinkTarget(href);
  if (!target.external) return <a {...rest} href={target.href} />;
  return <a href={target.href} target="_blank" rel="noopener noreferrer" {...rest} />;
}
