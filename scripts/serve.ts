/**
 * `npm run serve`: serves `out/` (OUT_DIR) on http://localhost:3000 (PORT, `--port`) or on the next free
 * port.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readFlags, runCommand } from '@/lib/export/build/command-flags';
import { fromRoot, outDir } from '@/lib/export/build/project-paths';
import { restoreExport } from '@/lib/export/build/replace-export';
import { listen, siteHandler } from '@/lib/export/hosts/static-server';

const usage = 'Usage: npm run serve -- [--port 3000]';

await runCommand(async () => {
  const flags = readFlags(process.argv.slice(2), { number: ['port'], usage });
  const wanted = flags.port ?? Number(process.env.PORT ?? 3000);
  restoreExport(outDir);
  if (!existsSync(join(outDir, 'build.json')))
    throw new Error(`There is no export in ${fromRoot(outDir)}: run npm run build first.`);
  const { server, port } = await listen(await siteHandler(outDir), wanted);
  if (port !== wanted) console.log(`Port ${wanted} is taken.`);
  console.log(`The site is at http://localhost:${port}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
});
