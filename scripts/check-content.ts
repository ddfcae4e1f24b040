/** `npm run check:content`: everything wrong with configuration and content, in one report. Exits with 1 when there is anything. */
import { reportSite } from './check-site';
import { root } from './project';

process.chdir(root);
// A build finds the pages that this has compiled.
Object.assign(process.env, { NODE_ENV: 'production' });
try {
  await reportSite();
  console.log('The content has no mistakes.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
