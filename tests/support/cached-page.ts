import { readFileSync } from 'node:fs';
import type { Files } from './mdx';

/** Files that the page in `entry` refers to. */
export const files: Files = {
  'content/docs/v4/glossary.yml': '/lines: [hairline]\n',
  'content/docs/v4/units.mdx': '',
  'content/docs/v4/_partials/note.mdx': 'A note.',
  'content/docs/v4/_samples/note.ts': 'let note;\n',
  'content/docs/v4/guides/dot.png': readFileSync('tests/fixtures/sites/plain/public/img/dot.png'),
  'content/diagrams/ladder.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0" /></svg>',
};
/** Page body with a glossary term, a link, a partial, a code file, an image, a diagram, and class data. */
export const body = `
A hairline.

See [units](../units.mdx).

<Include file="_partials/note.mdx" />

\`\`\`ts file="_samples/note.ts"
\`\`\`

![A dot](./dot.png)

<Diagram name="ladder" alt="A ladder" />

<ClassTable plugin="padding" />

<Support class="p-4" on="ios" />
`;
/** Page with the body above. Compiling it uses all of the files above. */
export const entry = { file: 'content/docs/v4/guides/cached.mdx', body, bodyLine: 6 };
