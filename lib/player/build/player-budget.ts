import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const kilobyte = 1024;

/** What the parts of live samples may weigh, in bytes after gzip; a page loads each once, when it is needed. */
export const playerLimits = {
  sandbox: 170 * kilobyte,
  compiler: 150 * kilobyte,
  editor: 140 * kilobyte,
} as const;

export type PlayerPart = keyof typeof playerLimits;

/** The part of live samples that a file of the export belongs to, by its path and its text. */
export function playerPartOf(path: string, text: string): PlayerPart | undefined {
  if (/^assets\/player\/sandbox\.\w+\.html$/.test(path)) return 'sandbox';
  if (/^assets\/player\/compiler\.\w+\.js$/.test(path)) return 'compiler';
  return /^assets\/page\/.*\.js$/.test(path) && text.includes('cm-content') ? 'editor' : undefined;
}

/** One line for each part, in kilobytes. */
export function toPlayerTable(weights: Readonly<Record<PlayerPart, number>>): string {
  return parts
    .map((part) => {
      const [bytes, limit] = [weights[part], playerLimits[part]].map((size) => size / kilobyte);
      return `${bytes?.toFixed(1).padStart(8)}  ${part}, at most ${limit}`;
    })
    .join('\n');
}

/** One sentence for each part that is missing or weighs too much. */
export function playerProblems(weights: Readonly<Record<PlayerPart, number>>): string[] {
  return parts.flatMap((part) => {
    const bytes = weights[part];
    if (bytes === 0) return [`The ${part} of live samples is not in the export.`];
    return bytes > playerLimits[part]
      ? [`The ${part} of live samples has ${bytes} bytes; the limit is ${playerLimits[part]}.`]
      : [];
  });
}

const parts = ['sandbox', 'compiler', 'editor'] as const;

/** What the parts of live samples in an export weigh, in bytes after gzip; 0 for one that is not there. */
export function playerWeights(dir: string): Record<PlayerPart, number> {
  const weights = { sandbox: 0, compiler: 0, editor: 0 };
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^assets\/(?:player|page)\/.*\.(?:js|html)$/.test(name),
  );
  for (const name of names) {
    const content = readFileSync(join(dir, name));
    const part = playerPartOf(name, content.toString('utf8'));
    if (part) weights[part] += gzipSync(content, { level: 9 }).length;
  }
  return weights;
}
