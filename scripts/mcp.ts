/**
 * `npm run mcp`: runs the MCP server of the export in `out/` (OUT_DIR) over stdin and stdout. A client has to
 * start it with `npm run --silent mcp`, because npm prints the name of the command otherwise.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '@/lib/export/build/command-flags';
import { fromRoot, outDir } from '@/lib/export/build/project-paths';
import { skillFolders } from '@/lib/site/agents/skill-index';
import { skillFiles } from '@/lib/site/agents/skill-text';

const command = {
  usage: 'npm run --silent mcp',
  about: 'Runs the MCP server of the export in out/ (OUT_DIR) over stdin and stdout.',
  failure: 'there is no export, or it has no skill',
};

const folder = join(outDir, skillFolders.files);
const index = join(folder, 'index.json');

await runCommand(command, async () => {
  if (!existsSync(index)) {
    const name = fromRoot(outDir);
    throw new Error(
      existsSync(join(outDir, 'build.json'))
        ? `The export in ${name} has no skill: add content/skill.yml, and run npm run build.`
        : `There is no export in ${name}: run npm run build first.`,
    );
  }
  const { skills }: { skills: { name: string }[] } = JSON.parse(readFileSync(index, 'utf8'));
  await import(pathToFileURL(join(folder, skills[0]?.name ?? '', skillFiles.mcp)).href);
});
