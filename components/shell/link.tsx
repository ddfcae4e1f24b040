import type { ComponentProps } from 'react';
import { toLinkTarget } from '@/lib/browser/base-path';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * Renders a plain anchor with the target from `toLinkTarget`. External links open in a new tab. The component
 * adds no click handler because `follow-links.ts` and `prefetch.ts` handle the links of the entire document.
 */
export function Link({ href, ...rest }: Props) {
  const target = toLinkTarget(href);
  if (!target.external) return <a href={target.href} {...rest} />;
  return <a href={target.href} target="_blank" rel="noopener noreferrer" {...rest} />;
}
