import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { serialize } from 'next-mdx-remote/serialize';
import remarkGemoji from 'remark-gemoji';
import remarkGfm from 'remark-gfm';
import type { PluggableList, Processor } from 'unified';
import { ContentError } from '@/lib/config/source/content-error';
import { isStackOverflow, toOverflowError } from '@/lib/content/check/stack-overflow';
import { admonitionHandler, admonitionSyntax, remarkAdmonitions } from './admonitions';
import { remarkAgentResults } from './agent-results-table';
import { remarkProps } from './check-props';
import { remarkClassTables } from './class-components';
import { toCodeHandler } from './code-handler';
import { remarkCompatibility } from './compatibility-table';
import type { Compilation } from './compilation';
import { remarkComponents } from './components';
import { remarkCounts } from './counts';
import { rehypeDiagrams, remarkDiagrams } from './diagrams';
import { remarkFences } from './fences';
import { remarkFileTrees } from './file-trees';
import { headingIdSyntax, headingIdTree, remarkHeadingIds } from './heading-ids';
import { rehypeHeadings } from './headings';
import { loadHighlighter } from './highlight';
import { remarkLinks, remarkReferences } from './links';
import { remarkLiterals } from './literals';
import { remarkSources } from './parse';
import { remarkProse } from './prose-lines';
import { remarkReferenceTables } from './reference-tables';
import { remarkReplacements } from './replacement-table';
import { rehypeSections } from './sections';
import { remarkImages } from './served-files';
import { remarkTabs } from './tab-groups';
import { remarkTerms } from './terms';
import { rehypeCompact, rehypeTableHeads } from './tidy-html';

/**
 * A compiled page body in two forms. `code` is the body of a JavaScript function that renders it. `tree` is
 * its Markdown tree, for text outputs such as the Markdown version of the page.
 */
export interface CompiledMdx {
  code: string;
  tree: Root;
}

/**
 * Compiles MDX. The text is parsed only once, and everything found in it is added to `page.findings`.
 * Authors' mistakes do not throw but are added to `page.errors`. `code` is empty when the MDX cannot be
 * compiled at all.
 */
export async function compileMdx(
  text: string,
  firstLine: number,
  page: Compilation,
): Promise<CompiledMdx> {
  const highlighter = await loadHighlighter();
  const body: CompiledMdx = { code: '', tree: { type: 'root', children: [] } };
  const keep = () => (tree: Root) => {
    body.tree = tree;
  };
  const mdxOptions = {
    remarkPlugins: [...toRemarkPlugins(firstLine, page), keep],
    remarkRehypeOptions: {
      handlers: { code: toCodeHandler(highlighter), containerDirective: admonitionHandler },
    },
    rehypePlugins: [
      [rehypeHeadings, page],
      [rehypeSections, page],
      rehypeDiagrams,
      rehypeTableHeads,
      rehypeCompact,
    ] as PluggableList,
  };
  try {
    // `remarkLiterals` reports code in braces. With these options on, next-mdx-remote would silently remove
    // it.
    const options = { mdxOptions, blockJS: false, blockDangerousJS: false };
    body.code = (await serialize(text, options, true)).compiledSource;
  } catch (error) {
    if (page.errors.length === 0) page.errors.push(toContentError(error, page));
  }
  return body;
}

function toRemarkPlugins(firstLine: number, page: Compilation): PluggableList {
  return [
    remarkGfm,
    remarkSyntax,
    [remarkSources, page, firstLine],
    [remarkProse, page],
    remarkReferences,
    remarkGemoji,
    [remarkLiterals, page],
    [remarkProps, page],
    remarkReferenceTables,
    [remarkCompatibility, page],
    [remarkReplacements, page],
    [remarkCounts, page],
    [remarkAgentResults, page],
    [remarkComponents, page],
    [remarkHeadingIds, page],
    [remarkAdmonitions, page],
    [remarkTabs, page],
    [remarkFileTrees, page],
    [remarkClassTables, page],
    [remarkFences, page],
    [remarkDiagrams, page],
    [remarkImages, page],
    [remarkLinks, page],
    [remarkTerms, page],
  ];
}

/** Adds notices such as `:::tip` and heading ids such as `{#id}` to the Markdown syntax. */
function remarkSyntax(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions?: object[];
    fromMarkdownExtensions?: object[];
  };
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    admonitionSyntax,
    headingIdSyntax,
  ];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    directiveFromMarkdown({ verbose: true }),
    headingIdTree,
  ];
}

function toContentError(error: unknown, page: Compilation): ContentError {
  if (isStackOverflow(error)) return toOverflowError(error, page.file);
  const message = error instanceof Error ? error.message : String(error);
  const problem = message.replace(/^\[next-mdx-remote\] error compiling MDX:\n/, '').split('\n')[0];
  return new ContentError({ file: page.file, problem: problem ?? message });
}
