import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type PlayerPart, playerPartOf } from '@/lib/export/player-budget';

/** What the parts of live samples in an export weigh, in bytes after gzip; 0 for one that is not there. */
export function playerWeights(dir: string): Record<PlayerPart, number> {
  const weights = { sandbox: 0, compiler: 0, editor: 0 };
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:assets\/player|_next)\/.*\.(?:js|html)$/.test(name),
  );
  for (const name of names) {
    const content = readFileSync(join(dir, name));
    const part = playerPartOf(name, content.toString('utf8'));
    if (part) weights[part] += gzipSync(content, { level: 9 }).length;
  }
  return weights;
}
