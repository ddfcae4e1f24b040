import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ComponentProps } from 'react';
import type * as Server from 'react-dom/server';
import { BODY_MARK } from '@/lib/export/trim-flight';
import { StaticMain } from './static-main';

// Next refuses the import by name in server components, where it would end in the browser's bundle.
const require = createRequire(join(process.cwd(), 'package.json'));
const { renderToStaticMarkup } = require('react-dom/server') as typeof Server;

interface Props extends ComponentProps<'main'> {
  /** The page's path: unique among all pages. */
  path: string;
}

/**
 * The main part of a page. It goes to the browser once, as plain HTML, so what stands inside are
 * components without hooks; what moves in it is a custom element.
 */
export function PageMain({ path, children, ...rest }: Props) {
  const html = BODY_MARK + renderToStaticMarkup(children);
  return <StaticMain key={path} id={`main:${path}`} html={html} {...rest} />;
}
