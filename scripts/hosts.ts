/**
 * `npm run hosts`: writes `nginx.conf`, `Caddyfile` and `netlify.toml` for the export in `out/` (OUT_DIR) to
 * `out.hosts/`. `-- --root` sets the served folder, and `--listen` sets the port, or the address and port.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuild } from '@/lib/export/build/build-facts';
import { runCommand, UsageError } from '@/lib/export/build/command-flags';
import { fromRoot, outDir } from '@/lib/export/build/project-paths';
import { toServerFiles } from '@/lib/export/hosts/hosted-files';

const command = {
  usage: 'npm run hosts -- [--root /srv/www] [--listen 8080]',
  about:
    'Writes server configurations for the export in out/ (OUT_DIR) to out.hosts/: nginx.conf, Caddyfile, and\nnetlify.toml.',
  string: {
    root: 'the folder with the files on the server; /srv/www by default',
    listen: 'the port, or the address and port; 8080 by default',
  },
  failure: 'there is no export',
};

await runCommand(command, async (flags) => {
  const { root = '/srv/www', listen = '8080' } = flags;
  if (!/^(?:.+:)?\d+$/.test(listen))
    throw new UsageError(
      `--listen is ${listen}; it needs a port, or an address with one, such as 127.0.0.1:8080.`,
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
