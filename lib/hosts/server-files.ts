import { toCaddyfile } from './caddy';
import type { HostRules } from './host-rules';
import { toNetlifyFile } from './hosted-files';
import { type ServerPlace, toNginx } from './nginx';

/** The files that do not belong into what is served, by their names: a server's configuration, and a service's settings. */
export function toServerFiles(rules: HostRules, place: ServerPlace): Record<string, string> {
  return {
    'nginx.conf': toNginx(rules, place),
    Caddyfile: toCaddyfile(rules, place),
    'netlify.toml': toNetlifyFile(rules),
  };
}
