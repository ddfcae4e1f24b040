import { z } from 'zod';
import { compatibilityFile } from './compatibility';
import { authorsFile, docFrontMatter, postFrontMatter } from './front-matter-schema';
import { glossaryFile } from './glossary';
import { examplesFile } from './playground-examples';
import { skillFile } from './skill-settings';

const schemas = {
  doc: docFrontMatter,
  post: postFrontMatter,
  authors: authorsFile,
  compatibility: compatibilityFile,
  glossary: glossaryFile,
  playground: examplesFile,
  skill: skillFile,
};

/**
 * Returns the text of JSON schemas for the YAML that authors write, keyed by their file paths in the project,
 * such as `.vscode/schemas/doc.json`. Editors use them to report mistakes while an author types.
 */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input' });
      // `date` is not required, because a post's file name also contains the date.
      if (name === 'post') json.required = json.required?.filter((key) => key !== 'date');
      return [`.vscode/schemas/${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}
