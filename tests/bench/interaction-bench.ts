/**
 * `npm run bench:interaction`: measures how long touches and keystrokes wait for their paint on the site in
 * `out/` (or `OUT_DIR`). Prints the median wait for each control's first touch. Then walks through the site,
 * and prints the medians of each step's slowest event and longest task, and of the walk's INP, which is its
 * slowest event.
 */
import { startCommand } from '@/lib/export/build/command-flags';
import { outDir } from '@/lib/export/build/project-paths';
import { benchWalk } from './speed/walk-bench';

startCommand({
  usage: 'npm run bench:interaction',
  about: 'Measures how long taps and key presses wait for the next paint in out/ (OUT_DIR).',
});

await benchWalk(outDir);
