/**
 * `npm run bench:interaction`: measures how long a touch or keystroke waits for its paint in `out/` (or
 * `OUT_DIR`). Walks through the site and prints the median slowest event and longest task of each step,
 * and the INP of the walk, which is its slowest event.
 */
import { outDir } from '@/lib/export/build/project-paths';
import { benchWalk } from './speed/walk-bench';

await benchWalk(outDir);
