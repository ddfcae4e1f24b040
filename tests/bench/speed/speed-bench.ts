/** `npm run bench`: what a corpus of 200 pages, or as many as `--pages` says, costs to build. */
import mri from 'mri';
import { benchBuilds } from './build-bench';

const { pages = '200' } = mri<{ pages?: string }>(process.argv.slice(2), { string: ['pages'] });
for (const count of String(pages).split(',')) console.table(await benchBuilds(Number(count)));
