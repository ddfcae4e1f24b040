import { catalog } from './class-catalog';
import { catalogV2, computeV2 } from './classes-v2';
import { computeVariants, loadPlatform, type Progress } from './compute-platform';
import { observeVariantsV2 } from './variants-v2';

/** A job for one process, since NativeWind serves one platform per process. */
export type Job =
  | 'v4:web'
  | 'v4:ios'
  | 'v4:android'
  | 'v4:catalog'
  | 'v4:variants'
  | 'v2:all'
  | 'v2:catalog'
  | 'v2:variants';

async function run(job: Job, classes: string[], progress: Progress): Promise<unknown> {
  const [version, task = ''] = job.split(':');
  if (task === 'variants') return version === 'v2' ? observeVariantsV2() : computeVariants('ios');
  if (version === 'v2') return task === 'all' ? computeV2(classes, progress) : [...catalogV2()];
  const compute = await loadPlatform(task === 'catalog' ? 'ios' : task);
  return task === 'catalog' ? [...catalog()] : compute(classes, progress);
}

process.on('message', async ({ job, classes }: { job: Job; classes: string[] }) => {
  try {
    const done = await run(job, classes, (count) => process.send?.({ count }));
    process.send?.({ done });
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? error.stack : String(error) });
  }
});
