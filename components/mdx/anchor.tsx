import type { ComponentProps } from 'react';
import { Link } from '@/components/shell/link';
import { toLinkKind } from '@/lib/mdx/link-kind';

/** A link in text: other sites and files open in a new tab. */
export function Anchor({ href = '', ...rest }: ComponentProps<'a'>) {
  if (toLinkKind(href) !== 'file') return <Link href={href} {...rest} />;
  return <Link href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
}
