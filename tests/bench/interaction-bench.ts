/**
 * `npm run bench:interaction`: measures how long touches and keystrokes wait for their paint on the site in
 * `out/` (or `OUT_DIR`). Walks through the site. For each step, prints the medians of the slowest event and
 * the longest task. Also prints the INP of the walk, which is its slowest event.
 */
import { outDir } from '@/lib/export/build/project-paths';
import { benchWalk } from './speed/walk-bench';

await benchWalk(outDir);
