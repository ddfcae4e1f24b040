import { type HostRules, toHostRules } from '@/lib/export/hosts/host-rules';

/** Returns the host rules of a site without pages and redirects. */
export function emptyRules(basePath = '', policy = ''): HostRules {
  return toHostRules({ config: { basePath, versions: [] }, pages: [], redirects: [] }, policy);
}
