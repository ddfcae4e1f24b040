/**
 * `npm run bench:interaction`: how long a touch or key waits for its paint in `out/` (OUT_DIR): medians of each
 * step's slowest event and longest task on a walk, and INP, the slowest event of the walk.
 */
import { outDir } from '@/lib/export/build/project-paths';
import { benchWalk } from './speed/walk-bench';

await benchWalk(outDir);
