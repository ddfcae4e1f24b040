import type { SiteConfig } from '@/lib/config/site';
import { SNACK_SCRIPT } from '@/lib/player/snack-script';
import type { PolicySources } from './csp';

/** The origins that the configured services need: hosted search, its events, analytics, live samples. */
export function toPolicySources({
  search,
  analytics,
  playground,
}: Pick<SiteConfig, 'search' | 'analytics'> &
  Partial<Pick<SiteConfig, 'playground'>>): PolicySources {
  const scripts = analytics ? [...foreignOrigin(analytics.script)] : [];
  const hosts = search.algolia ? ['https://*.algolia.net', 'https://*.algolianet.com'] : [];
  const events = search.algolia && search.insights ? ['https://insights.algolia.io'] : [];
  const connect = [...hosts, ...events, ...scripts];
  if (playground !== 'snack') return { script: scripts, connect };
  const [snack = ''] = foreignOrigin(SNACK_SCRIPT);
  return { script: [...scripts, snack], connect, frame: [snack] };
}

function foreignOrigin(url: string): string[] {
  return /^https?:\/\//.test(url) ? [new URL(url).origin] : [];
}
