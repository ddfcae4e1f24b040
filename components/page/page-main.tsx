import type { ComponentProps } from 'react';
import { FinishedHtml } from '@/components/content/finished-html';

interface Props extends ComponentProps<'main'> {
  /** The page's path: unique among all pages. */
  path: string;
}

/** The main part of a page. It goes to the browser once, as HTML; what moves in it is a custom element. */
export function PageMain({ path, ...rest }: Props) {
  return <FinishedHtml as="main" key={path} id={`main:${path}`} {...rest} />;
}
