/** `npm run schemas`: writes the JSON schemas by which editors check what authors write in YAML. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/lib/build/project-paths';
import { editorSchemas } from '@/lib/content/editor-schemas';

for (const [file, text] of Object.entries(editorSchemas())) writeFileSync(join(root, file), text);
