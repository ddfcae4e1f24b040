/** `npm run schemas`: writes the JSON schemas that editors use to check YAML files and front matter. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas } from '@/lib/content/entries/editor-schemas';
import { root } from '@/lib/export/build/project-paths';

for (const [file, text] of Object.entries(editorSchemas())) writeFileSync(join(root, file), text);
