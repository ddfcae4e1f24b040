import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { attributeOf, type Element } from './attributes';
import type { Compilation, Positioned } from './compilation';
import {
  EMPTY_TAGS,
  isAddressAttribute,
  isGeneratedAttribute,
  isRunningAttribute,
  isWebAddress,
  TEXT_TAGS,
} from './harmless-html';
import { otherId, reservedUse } from './ids';

/**
 * HTML tags that authors must not write, mapped to what they write instead. Such tags would be neither
 * checked nor styled.
 */
const MARKDOWN_FORMS = new Map([
  ['a', '[text](address)'],
  ['img', '![text](address)'],
  ['pre', '```'],
  ['table', '| a | b |'],
  ['h1', 'the title of the front matter'],
  ['h2', '##'],
  ['h3', '###'],
  ['h4', '####'],
]);

/**
 * Remark plugin that collects the components that a page uses. It reports content that authors may not write:
 * imports and exports, tags that have a Markdown syntax, and anything that could run code or load a file.
 */
export function remarkComponents(page: Compilation) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') reportModule(node, page);
      if ('url' in node) checkAddress(node, node.url, page);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === null) return;
      checkAttributes(node, page);
      if (/^[A-Z]|\./.test(node.name)) use(node.name, node, page);
      else checkTag(node.name, node, page);
    });
  };
}

function use(name: string, node: Parameters<Compilation['placeOf']>[0], page: Compilation): void {
  const place = page.placeOf(node);
  if (place) page.findings.components.push({ name, ...place });
}

function checkTag(name: string, node: Element, page: Compilation): void {
  checkForReact(name, node, page);
  checkId(name, node, page);
  const form = MARKDOWN_FORMS.get(name);
  if (form !== undefined) {
    page.report(node, {
      problem: `<${name}> is written as a tag`,
      expected: `its Markdown form: ${form}`,
    });
  } else if (!TEXT_TAGS.has(name)) {
    page.report(node, {
      problem: `<${name}> is not available in pages`,
      expected: `a component, or a tag for text: ${[...TEXT_TAGS].join(', ')}`,
    });
  }
}

/**
 * Reports HTML that would make React throw or warn when it renders the page, such as a `style` attribute that
 * is not an object.
 */
function checkForReact(name: string, node: Element, page: Compilation): void {
  const style = attributeOf(node, 'style');
  if (style && !isObject(style)) {
    page.report(style.position ? style : node, {
      problem: `The attribute style on <${name}> is not an object`,
      expected: "names and values in double braces: style={{ fontWeight: 'bold' }}",
    });
  }
  const classes = attributeOf(node, 'class');
  if (classes) {
    page.report(classes.position ? classes : node, {
      problem: `The attribute class on <${name}> is not available in pages`,
      expected: 'className="…"',
    });
  }
  if (EMPTY_TAGS.has(name) && node.children.length > 0) {
    page.report(node, {
      problem: `<${name}> has content`,
      fix: `Write <${name} /> and put the content after it.`,
    });
  }
}

/**
 * Reports reserved ids and ids that are not written in quotes. Attribute names such as `ID` are checked too,
 * because React does not normalize them and HTML ignores their case.
 */
function checkId(name: string, node: Element, page: Compilation): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name.toLowerCase() !== 'id') continue;
    const place = attribute.position ? attribute : node;
    if (typeof attribute.value !== 'string') {
      page.report(place, {
        problem: `The id of <${name}> is not written in quotes`,
        expected: 'id="name"',
      });
      continue;
    }
    const use = reservedUse(attribute.value);
    if (!use) continue;
    page.report(place, {
      problem: `<${name}> has the id ${attribute.value}, ${use}`,
      fix: `Choose another, such as ${otherId(attribute.value)}.`,
    });
  }
}

function isObject({ value }: MdxJsxAttribute): boolean {
  if (typeof value !== 'object') return false;
  const statement = value?.data?.estree?.body[0];
  return (
    statement?.type === 'ExpressionStatement' && statement.expression.type === 'ObjectExpression'
  );
}

function checkAttributes(node: Element, page: Compilation): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    const place = attribute.position ? attribute : node;
    if (isRunningAttribute(name) || isGeneratedAttribute(name)) {
      page.report(place, {
        problem: `The attribute ${name} is not available in pages`,
        fix: 'Remove it: pages run no code.',
      });
    }
    if (!isAddressAttribute(name)) continue;
    if (typeof value === 'string') checkAddress(place, value, page);
    else {
      page.report(place, {
        problem: `The address of ${name} is not written in quotes`,
        expected: `${name}="/path/of/the/page"`,
      });
    }
  }
}

function checkAddress(node: Positioned, address: string, page: Compilation): void {
  if (isWebAddress(address.replace(/^pathname:\/\//, ''))) return;
  page.report(node, {
    problem: `The address ${address.slice(0, 40)} leads neither to the site nor to the web`,
    expected: 'a path, a file, or an address that starts with https: or mailto:',
  });
}

function reportModule(node: Parameters<Compilation['report']>[0], page: Compilation): void {
  page.report(node, {
    problem: 'import and export are not available in pages',
    fix: 'Use components without importing them, and <Include file="…" /> for partials.',
  });
}
