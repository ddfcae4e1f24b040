/** `npm run check:content`: everything wrong with configuration and content, in one report. Exits with 1 when there is anything. */

import { componentNames } from '@/components/mdx/markdown';
import { root } from '@/lib/build/project-paths';
import { reportSite } from '@/lib/build/report-site';

process.chdir(root);
// A build finds the pages that this has compiled.
Object.assign(process.env, { NODE_ENV: 'production' });
try {
  await reportSite(componentNames);
  console.log('The content has no mistakes.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
