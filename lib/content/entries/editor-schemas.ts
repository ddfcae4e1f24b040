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

/**
 * Returns the JSON schemas of the YAML that authors write, by file path in the project. Editors use them to
 * apply the same rules as the content check.
 */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input' });
      // Not required, because the date of a post may come from its file name.
      if (name === 'post') json.required = json.required?.filter((key) => key !== 'date');
      return [`.vscode/schemas/${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}
