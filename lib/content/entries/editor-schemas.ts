import { z } from 'zod';
import { authorsFile, docFrontMatter, postFrontMatter } from './front-matter-schema';
import { glossaryFile } from './glossary';
import { examplesFile } from './playground-examples';

const schemas = {
  doc: docFrontMatter,
  post: postFrontMatter,
  authors: authorsFile,
  glossary: glossaryFile,
  playground: examplesFile,
};

/** JSON schemas of what authors write in YAML, by file from the project's root: the rules of the check for editors. */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input' });
      // A post has its day from its file name.
      if (name === 'post') json.required = json.required?.filter((key) => key !== 'date');
      return [`.vscode/schemas/${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}
