import type { ContentError } from '@/lib/content/content-error';
import { playgroundFile, type ReadExamples, readExamples } from '@/lib/content/playground-examples';
import type { Compiled, Fence } from '@/lib/mdx/compiled';
import { checkPage } from './page-check';

const tree: Compiled['tree'] = { type: 'root', children: [] };

/** The mistakes in the examples of the playground, and in their code. */
export async function checkExamples(folder: string): Promise<ContentError[]> {
  const read = readExamples(folder);
  const page = { headings: [], fences: toFences(read), tree };
  return [...read.errors, ...(await checkPage({ file: playgroundFile, page }))];
}

/** The code of a block starts on the line below the bar that opens it, as deep as its first line. */
function toFences({ examples, file: read }: ReadExamples): Fence[] {
  const lines = read?.source.split('\n') ?? [];
  return Object.entries(examples).flatMap(([name, files]) =>
    Object.entries(files).map(([file, code]) => {
      const line = read?.positionOf([name, file])?.line ?? 1;
      const column = (lines[line] ?? '').search(/\S|$/) + 1;
      const rows = code.split('\n').map((_, index) => index + 1);
      const position = { line, column };
      return { file: playgroundFile, position, language: 'tsx', meta: { title: file }, code, rows };
    }),
  );
}
