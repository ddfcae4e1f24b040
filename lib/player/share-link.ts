import { withBasePath } from '@/lib/shell/base-path';
import type { SampleFiles } from './protocol';
import { packFiles } from './share';

/** A link to the playground with these files in it; no server ever sees them. */
export function shareLink(files: SampleFiles): string {
  return `${location.origin}${withBasePath('/playground')}#code=${packFiles(files)}`;
}
