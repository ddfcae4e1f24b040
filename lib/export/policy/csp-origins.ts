import type { SiteConfig } from '@/lib/config/site';
import type { PolicySources } from './csp';

/**
 * Script that the search modal loads when it sends events to Algolia. The version is the one its packages
 * use.
 */
const INSIGHTS_SCRIPT =
  'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';

/**
 * Returns the origins to allow in the CSP for the configured search, search events, analytics and live
 * samples.
 */
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

/** URL of the Expo Snack script, which turns marked elements into embedded players. */
export const SNACK_SCRIPT = 'https://snack.expo.dev/embed.js';
