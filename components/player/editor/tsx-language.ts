import {
  continuedIndent,
  delimitedIndent,
  indentNodeProp,
  LRLanguage,
  type TreeIndentContext,
} from '@codemirror/language';
import { parser } from '@lezer/javascript';

const indentation = indentNodeProp.add({
  IfStatement: continuedIndent({ except: /^\s*(\{|else\b)/ }),
  'Statement Property': continuedIndent({ except: /^\s*\{/ }),
  Block: delimitedIndent({ closing: '}' }),
  ArrowFunction: ({ baseIndent, unit }) => baseIndent + unit,
  'TemplateString BlockComment': () => null,
  JSXElement: (context) => insideOf(context, /^\s*<\//),
  JSXEscape: (context) => insideOf(context, /^\s*\}/),
  'JSXOpenTag JSXSelfClosingTag': (context) => context.column(context.node.from) + context.unit,
});

/** TypeScript with JSX. The ready-made package for it brings snippets along, which weigh too much. */
export const tsx = LRLanguage.define({
  name: 'tsx',
  parser: parser.configure({ dialect: 'jsx ts', props: [indentation] }),
  languageData: {
    closeBrackets: { brackets: ['(', '[', '{', "'", '"', '`'] },
    indentOnInput: /^\s*(?:case |default:|\{|\}|<\/)$/,
  },
});

function insideOf(context: TreeIndentContext, end: RegExp): number {
  const isEnd = end.test(context.textAfter);
  return context.lineIndent(context.node.from) + (isEnd ? 0 : context.unit);
}
