import type { CssNode, CssRoot } from './css-node';
import { load } from './library-packages';

/** CSS file of an app, without the rules that load other files or Tailwind itself. */
export interface AppCss {
  /** Style sheet to compile after Tailwind's own layers. */
  text: string;
  /** Style sheet whose rules are all in layers, because Tailwind only finds the classes of layers. */
  layered: CssRoot;
}

/** At-rules that load Tailwind or other files. NativeWind's preset and Tailwind are loaded separately. */
const LOADING = new Set(['tailwind', 'import', 'config', 'charset']);

/** Parses the CSS file of an app. Throws a CssSyntaxError with the line and column of a syntax error. */
export function appCss(text: string): AppCss {
  const { parse, root, atRule } = load('postcss');
  const parsed: CssRoot = parse(text, { from: undefined });
  const nodes = parsed.nodes.filter(({ name }) => !LOADING.has(name ?? ''));
  const isLayered = ({ type, name }: CssNode) => type === 'atrule' && name === 'layer';
  const [layers, others] = [nodes.filter(isLayered), nodes.filter((node) => !isLayered(node))];
  const clone = (node: CssNode) => node.clone();
  return {
    text: String(root({ nodes: nodes.map(clone) })),
    layered: root({
      nodes: [
        ...layers.map(clone),
        // In the app, rules outside of layers come after Tailwind's utilities.
        atRule({ name: 'layer', params: 'utilities', nodes: others.map(clone) }),
      ],
    }),
  };
}
