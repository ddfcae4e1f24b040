/**
 * `npm run serve`: serves `out/` (OUT_DIR) on http://localhost:3000 (PORT, `--port`) or on the next free
 * port. `--build` builds the site first, for `npm start`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '@/lib/export/build/command-flags';
import { fromRoot, outDir, root } from '@/lib/export/build/project-paths';
import { restoreExport } from '@/lib/export/build/replace-export';
import { listen, siteHandler } from '@/lib/export/hosts/static-server';

const command = {
  usage: 'npm run serve -- [--build] [--port 3000]',
  about:
    'Serves the export in out/ (OUT_DIR) as a static host would. `npm start` does the same with --build.',
  boolean: { build: 'build the site first' },
  number: { port: 'the port; PORT or 3000 by default, or the next free one' },
  failure: 'there is no export, or the build failed',
};

await runCommand(command, async (flags) => {
  if (flags.build && !buildsSite()) {
    process.exitCode = 1;
    return;
  }
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

/** Builds the site in a separate process, and returns whether this succeeded. */
function buildsSite(): boolean {
  const args = ['--import', 'tsx', 'scripts/build.ts'];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return status === 0;
}
