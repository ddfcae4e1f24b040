import type { SiteConfig } from '@/lib/config/site';
import type { PolicySources } from './csp';

/** What the search window loads where it sends events, in the version that its packages name. */
const INSIGHTS_SCRIPT =
  'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';

/** The origins that the configured services need: hosted search, its events, analytics, live samples. */
export function toPolicySources({
  search,
  analytics,
  playground,
}: Pick<SiteConfig, 'search' | 'analytics'> &
  Partial<Pick<SiteConfig, 'playground'>>): PolicySources {
  const counting = analytics ? foreignOrigin(analytics.script) : [];
  const hosts = search.algolia ? ['https://*.algolia.net', 'https://*.algolianet.com'] : [];
  const insights = search.algolia && search.insights;
  const events = insights ? ['https://insights.algolia.io'] : [];
  const scripts = [...counting, ...(insights ? [INSIGHTS_SCRIPT] : [])];
  const connect = [...hosts, ...events, ...counting];
  if (playground !== 'snack') return { script: scripts, connect };
  const [snack = ''] = foreignOrigin(SNACK_SCRIPT);
  return { script: [...scripts, snack], connect, frame: [snack] };
}

function foreignOrigin(url: string): string[] {
  return /^https?:\/\//.test(url) ? [new URL(url).origin] : [];
}

/** The script of Expo Snack that turns marked elements into players. */
export const SNACK_SCRIPT = 'https://snack.expo.dev/embed.js';
