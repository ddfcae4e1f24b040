/**
 * `npm run hosts`: writes `nginx.conf`, `Caddyfile` and `netlify.toml` for the export in `out/` (OUT_DIR) to
 * `out.hosts/`. `-- --root` sets the served folder, and `--listen` sets the port, or the address and port.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuild } from '@/lib/export/build/build-facts';
import { readFlags, runCommand, UsageError } from '@/lib/export/build/command-flags';
import { fromRoot, outDir } from '@/lib/export/build/project-paths';
import { toServerFiles } from '@/lib/export/hosts/hosted-files';

const usage = 'Usage: npm run hosts -- [--root /srv/www] [--listen 8080]';

await runCommand(async () => {
  const flags = readFlags(process.argv.slice(2), { string: ['root', 'listen'], usage });
  const { root = '/srv/www', listen = '8080' } = flags;
  if (!/^(?:.+:)?\d+$/.test(listen))
    throw new UsageError(
      `--listen is ${listen}; it needs a port, or an address with one, such as 127.0.0.1:8080.\n${usage}`,
    );
  const { rules } = await readBuild(outDir).catch(() => {
    throw new Error(`There is no export in ${fromRoot(outDir)}: run npm run build first.`);
  });
  const folder = `${outDir}.hosts`;
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(toServerFiles(rules, { root, listen })))
    await writeFile(join(folder, name), text);
  console.log(`nginx.conf, Caddyfile, and netlify.toml are in ${fromRoot(folder)}.`);
});
