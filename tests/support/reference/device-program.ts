/**
 * Program for a browser page that simulates a device. It renders components that have certain classes and
 * returns the resulting styles and props.
 */

import { Leaf, Parent, Themed } from 'bundled/app';
import { jsx } from 'bundled/jsx-runtime';
import { Component, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { changeSituation, drawn, SafeAreaProvider, type Situation, View } from './device';
import { PARENTS } from './parents';

/** State of the simulated device, of the rendered component, and of its parents. */
export interface RenderSituation extends Situation {
  /**
   * Whether the component is pressed, hovered, and focused, and has the attributes that variants such as
   * `aria-checked` require.
   */
  isActive: boolean;
  /** Whether the component has no children, which some variants require. */
  isEmpty: boolean;
  /**
   * Whether the component has parents, and whether these are pressed, hovered, and focused (`active`) or not
   * (`quiet`).
   */
  group: 'none' | 'quiet' | 'active';
  /** Width of the parents, which are containers. Defaults to a size that is larger than all container variants ask for. */
  container?: number;
  /** Variables that a parent sets with `vars()`. */
  variables?: Record<string, string | number | number[]>;
  /** Class name of the component's children. */
  childClass?: string;
}

/**
 * Result of rendering a component: its style and props, the style of one child, or the error that it threw.
 */
export interface Drawn {
  style: object;
  props: object;
  child: object;
  /**
   * Whether a variable that the component sets reaches the child. The child's class uses the variable as
   * padding.
   */
  isRead?: boolean;
  error?: string;
}

declare global {
  interface Window {
    drawClasses(lists: string[], stage: RenderSituation): Drawn[];
  }
}

const ATTRIBUTES = {
  disabled: true,
  open: true,
  ...Object.fromEntries(
    'busy checked disabled expanded hidden pressed readonly required selected'
      .split(' ')
      .map((state) => [`aria-${state}`, 'true']),
  ),
  'aria-sort': 'ascending',
  dataSet: { state: 'open', loaded: 'yes', hover: 'true', active: 'true', disabled: 'true' },
};
const STATES = ['onHoverIn', 'onPressIn', 'onFocus'];

/** Returns the attributes of active components, with the data attributes that variants in the class list require. */
function toAttributes(list: string) {
  const required = [...list.matchAll(/data-\[([\w-]+)=['"]?([^'"\]]*)/g)];
  const toName = (text = '') => text.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const dataSet = Object.fromEntries(required.map(([, name, value]) => [toName(name), value]));
  return { ...ATTRIBUTES, dataSet: { ...ATTRIBUTES.dataSet, ...dataSet } };
}

window.drawClasses = (lists, stage) => {
  changeSituation(stage);
  drawn.clear();
  const errors = new Map<number, string>();
  const root = createRoot(document.createElement('div'), { onCaughtError() {} });
  const items = lists.map((list, index) =>
    createElement(
      Catch,
      { key: index, note: (message: string) => errors.set(index, message) },
      toItem(list, index, stage),
    ),
  );
  flushSync(() => root.render(jsx(SafeAreaProvider, { children: items })));
  for (const index of lists.keys()) {
    flushSync(() => touch(`leaf ${index}`, stage.isActive));
    for (const parent of PARENTS)
      flushSync(() => touch(`${parent} ${index}`, stage.group === 'active', stage.container));
  }
  const found = lists.map((_, index) => toDrawn(index, errors.get(index)));
  flushSync(() => root.unmount());
  return found;
};

function toItem(list: string, index: number, stage: RenderSituation): ReactNode {
  const { isActive, isEmpty, group, variables, childClass } = stage;
  const children = [0, 1, 2].map((child) => {
    const testID = `child ${index} ${child}`;
    return childClass
      ? createElement(Leaf, { key: child, testID, className: childClass })
      : createElement(View, { key: child, testID });
  });
  const props = { className: list, testID: `leaf ${index}`, ...(isActive && toAttributes(list)) };
  const item = createElement(Leaf, props, ...(isEmpty ? [] : children));
  const leaf = variables ? createElement(Themed, { values: variables }, item) : item;
  if (group === 'none') return leaf;
  const attributes = group === 'active' ? toAttributes(list) : {};
  // Each kind of parent is a separate component, because a component can be a container for only one name.
  return PARENTS.reduce<ReactNode>(
    (children, className) =>
      createElement(Parent, {
        className: group === 'active' ? `${className} is-open` : className,
        testID: `${className} ${index}`,
        ...attributes,
        children,
      }),
    leaf,
  );
}

/**
 * Triggers a component's layout event. `width` is that of a parent. If `isActive` is true, also triggers the
 * component's hover, press, and focus events.
 */
function touch(id: string, isActive: boolean, width = 3000): void {
  const props = drawn.get(id) ?? {};
  const layout = id.startsWith('leaf') ? { width: 100, height: 100 } : { width, height: 2000 };
  call(props.onLayout, { nativeEvent: { layout } });
  if (isActive) for (const state of STATES) call(props[state], {});
}

function call(handler: unknown, event: object): void {
  if (typeof handler === 'function') handler(event);
}

function toDrawn(index: number, error: string | undefined): Drawn {
  if (error !== undefined) return { style: {}, props: {}, child: {}, error };
  const { style, testID: _, ...props } = drawn.get(`leaf ${index}`) ?? {};
  const own = Object.entries(props).filter(
    ([key, value]) => typeof value !== 'function' && !(key in ATTRIBUTES) && !OWN.has(key),
  );
  const { padding, ...child }: { padding?: unknown } = flat(drawn.get(`child ${index} 1`)?.style);
  return {
    style: flat(style),
    props: Object.fromEntries(own),
    child,
    isRead: padding !== undefined,
  };
}

/** Props that come from the runtime, not from a class. */
const OWN = new Set(['cssInterop', 'ref', 'component']);

function flat(style: unknown): object {
  if (Array.isArray(style)) return Object.assign({}, ...style.map(flat));
  return typeof style === 'object' && style !== null ? plain(style) : {};
}

/**
 * Copies a style. Animated properties get their current values, and non-finite numbers such as `Infinity`
 * become strings.
 */
function plain(style: object): object {
  return JSON.parse(
    JSON.stringify(style, (_, value) =>
      value?._isReanimatedSharedValue
        ? value.value
        : typeof value === 'number' && !Number.isFinite(value)
          ? String(value)
          : value,
    ),
  );
}

/** Error boundary around each component. If a component cannot be rendered, the others still are. */
class Catch extends Component<{ note(message: string): void; children?: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(error: Error) {
    this.props.note(error.message);
  }
  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
