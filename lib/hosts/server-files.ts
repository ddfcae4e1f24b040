import { toCaddyfile } from './caddy';
import type { HostRules } from './host-rules';
import { toNetlifyFile } from './hosted-files';
import { type ServerPlace, toNginx } from './nginx';

/** The files that must not lie among what is served, by name: configurations of servers, settings of a service. */
export function toServerFiles(rules: HostRules, place: ServerPlace): Record<string, string> {
  return {
    'nginx.conf': toNginx(rules, place),
    Caddyfile: toCaddyfile(rules, place),
    'netlify.toml': toNetlifyFile(rules),
  };
}
