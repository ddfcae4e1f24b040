/** `npm run schemas`: writes the JSON schemas that editors use to check YAML files and front matter. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from '@/lib/content/entries/editor-schemas';
import { runCommand } from '@/lib/export/build/command-flags';
import { root } from '@/lib/export/build/project-paths';

const command = {
  usage: 'npm run schemas',
  about: 'Writes the JSON schemas for editors to .vscode/schemas.',
};

await runCommand(command, () => {
  for (const [file, text] of Object.entries(editorSchemas())) writeFileSync(join(root, file), text);
});
