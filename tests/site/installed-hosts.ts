import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withLock } from '@/lib/export/build/locks';
import type { HostRules } from '@/lib/export/hosts/host-rules';
import { toServerFiles } from '@/lib/export/hosts/hosted-files';
import { freePort } from '../support/export-server';

/** Supported web servers, with the Debian packages that they need. */
const hosts = {
  nginx: { packages: ['nginx', 'libnginx-mod-http-brotli-static'], start: startNginx },
  caddy: { packages: ['caddy'], start: startCaddy },
  apache2: { packages: ['apache2'], start: startApache },
} as const;

/** Web server that tests can install and start. */
export type InstalledHost = keyof typeof hosts;

/** Names of all supported web servers. */
export const installedHosts: readonly InstalledHost[] = ['nginx', 'caddy', 'apache2'];

/**
 * Working folder of a server, its document root, its address, and its configuration files, keyed by file
 * name.
 */
interface Workplace {
  folder: string;
  root: string;
  address: string;
  files: Record<string, string>;
}

/**
 * Serves an export on a loopback address with a real web server, which is installed first if necessary.
 * `close` stops the server.
 */
export async function serveInstalled(
  name: InstalledHost,
  dir: string,
  rules: HostRules,
): Promise<{ url: string; close: () => void }> {
  await install(name);
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const root = rules.basePath ? join(folder, 'www') : dir;
  if (rules.basePath) {
    mkdirSync(dirname(join(root, rules.basePath)), { recursive: true });
    symlinkSync(dir, join(root, rules.basePath));
  }
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  const files = toServerFiles(rules, { root, listen: address });
  const server = hosts[name].start({ folder, root, address, files });
  const close = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  // Uses a host name instead of the listening address, because real sites have names.
  const url = `http://localhost:${port}`;
  try {
    await answering(url, server);
    // The server must not listen on other loopback addresses.
    const elsewhere = await fetch(`http://127.0.0.2:${port}`).catch(() => undefined);
    if (elsewhere) throw new Error(`${name} listens on more than ${address}.`);
  } catch (error) {
    close();
    throw error;
  }
  return { url, close };
}

const run = promisify(execFile);

/**
 * Installs the missing packages of a server. Throws an error that lists them if the process does not run as
 * root. A lock makes parallel workers install one after another.
 */
async function install(name: InstalledHost): Promise<void> {
  await withLock(join(tmpdir(), 'installed-hosts.lock'), async () => {
    const missing = missingPackages(hosts[name].packages);
    if (missing.length === 0) return;
    const names = missing.join(' ');
    if (process.getuid?.() !== 0)
      throw new Error(
        `Some packages for ${name} are not installed. Run: sudo apt-get install ${names}`,
      );
    // RUNLEVEL=1 prevents the installation from starting services.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    await run('apt-get', ['-qq', 'update'], { env });
    await run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...missing], { env });
  });
}

/**
 * Returns the packages that dpkg has not fully configured. Looking for the program is not enough: it may be
 * on the PATH before its package is configured, and modules from other packages may be missing.
 */
function missingPackages(packages: readonly string[]): string[] {
  const format = `\${db:Status-Status} \${Package}\n`;
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', format, ...packages], {
    encoding: 'utf8',
  });
  const states = `${stdout ?? ''}`.split('\n');
  return packages.filter((name) => !states.includes(`installed ${name}`));
}

function startNginx({ folder, files }: Workplace): ChildProcess {
  writeFileSync(join(folder, 'site.conf'), files['nginx.conf'] ?? '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  );
  const config = `daemon off; pid ${folder}/pid; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
events {}
http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }
`;
  writeFileSync(join(folder, 'main.conf'), config);
  return start('/usr/sbin/nginx', ['-c', join(folder, 'main.conf')]);
}

function startCaddy({ folder, files }: Workplace): ChildProcess {
  writeFileSync(join(folder, 'site'), files.Caddyfile ?? '');
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\nimport ${folder}/site\n`);
  const config = join(folder, 'Caddyfile');
  return start('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  });
}

/** Starts Apache, which reads the site's rules from the export's `.htaccess` file. */
function startApache({ folder, root, address }: Workplace): ChildProcess {
  const modules = ['mpm_event', 'authz_core', 'mime', 'rewrite', 'headers', 'dir'];
  const config = `ServerRoot /etc/apache2
ServerName localhost
Listen ${address}
PidFile ${folder}/pid
ErrorLog ${folder}/errors
DefaultRuntimeDir ${folder}
TypesConfig /dev/null
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Options FollowSymLinks
  Require all granted
</Directory>
`;
  writeFileSync(join(folder, 'httpd.conf'), config);
  return start('/usr/sbin/apache2', ['-f', join(folder, 'httpd.conf'), '-D', 'FOREGROUND']);
}

function start(command: string, args: string[], env: object = {}): ChildProcess {
  return spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Waits until a server responds. Throws if it exits or does not respond within about ten seconds. */
async function answering(url: string, server: ChildProcess): Promise<void> {
  let printed = '';
  server.stderr?.on('data', (data) => {
    printed += data;
  });
  for (let turn = 0; turn < 100; turn += 1) {
    if (server.exitCode !== null) break;
    const isThere = await fetch(url, { method: 'HEAD', redirect: 'manual' }).catch(() => undefined);
    if (isThere) return;
    await wait(100);
  }
  throw new Error(`The web server does not respond.\n${printed}`);
}
