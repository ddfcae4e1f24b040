/** Written by `npm run reserved-ids` from an export; `lib/export/build/reserved-ids.ts` says how. */

/** Global variables that the scripts of the site use and no browser defines. */
export const scriptIds: readonly string[] = [
  'ActiveXObject',
  'AlgoliaAnalyticsObject',
  'Bun',
  'Deno',
  'EditContext',
  'NEXT_DEPLOYMENT_ID',
  'Pebble',
  'TURBOPACK',
  'TURBOPACK_ASSET_SUFFIX',
  'TURBOPACK_CHUNK_BASE_PATH',
  'TURBOPACK_NEXT_CHUNK_URLS',
  '__BUILD_MANIFEST',
  '__BUILD_MANIFEST_CB',
  '__MIDDLEWARE_MATCHERS',
  '__MIDDLEWARE_MATCHERS_CB',
  '__NEXT_CLIENT_RESUME',
  '__REACT_DEVTOOLS_GLOBAL_HOOK__',
  '__SSG_MANIFEST',
  '__SSG_MANIFEST_CB',
  '__next_f',
  '__next_instant_test',
  '__next_s',
  '__webpack_hash__',
  'clipboardData',
  'correspondingUseElement',
  'define',
  'importScripts',
  'loadSearchWindow',
  'navigation',
  'next',
  'nodeName',
  'process',
  'require',
  'setImmediate',
  'warnedOfStorage',
];

/** Ids of elements of the shell. */
export const shellIds: readonly string[] = ['footer', 'main', 'menu'];
