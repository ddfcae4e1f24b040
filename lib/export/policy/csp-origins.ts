import type { SiteConfig } from '@/lib/config/site';
import type { PolicySources } from './csp';

/**
 * URL of the script that the search modal loads to send events to Algolia. The version must match the one in
 * the modal's packages.
 */
const INSIGHTS_SCRIPT =
  'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js';

/**
 * Returns the third-party sources that the CSP must allow. They depend on whether the site uses Algolia,
 * search events, analytics and Expo Snack.
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

/** URL of the script that embeds Expo Snack players in a page. */
export const SNACK_SCRIPT = 'https://snack.expo.dev/embed.js';
