// The types of the element.

import { type ComponentProps, createElement, Fragment, type JSX } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { Tabs } from '@/components/prose/tabs/tabs';
import { elements } from './markdown-elements';
import type {} from './prose.element';

type Body = (props: { components: object }) => JSX.Element;
type Factory = typeof jsx;

interface Props {
  code: string;
  /** What the page may use, by name; components without hooks, as PageMain asks for. */
  components: object;
}

/** A page's body from its compiled code. */
export function MdxBody({ code, components }: Props) {
  return <page-prose className="prose">{toElement(code, components)}</page-prose>;
}

/** The body as an element; each of its tab groups gets an id of its own. */
function toElement(code: string, components: object): JSX.Element {
  let groups = 0;
  const numbered = (props: Omit<ComponentProps<typeof Tabs>, 'id'>) =>
    createElement(Tabs, { ...props, id: `tabs-${++groups}` });
  return toBody(code)({ components: { ...elements, ...components, Tabs: numbered } });
}

/**
 * Runs the function body that `next-mdx-remote/serialize` wrote. Its own `MDXRemote` for server
 * components would compile the source again for each render.
 */
function toBody(code: string): Body {
  const runtime = { Fragment, jsx, jsxs, jsxDEV };
  const run = new Function(code) as (options: typeof runtime) => { default: Body };
  return run(runtime).default;
}

/** Serves code that was compiled in development, whatever mode React is in now. */
function jsxDEV(...[type, props, key, isStatic]: [...Parameters<Factory>, boolean]) {
  return isStatic ? jsxs(type, props, key) : jsx(type, props, key);
}
