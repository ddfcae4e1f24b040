import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const kilobyte = 1024;

/**
 * Size limits for the parts of the player, in bytes after gzip. A page loads each part at most once, when it
 * is needed.
 */
export const playerLimits = {
  sandbox: 170 * kilobyte,
  compiler: 150 * kilobyte,
  editor: 140 * kilobyte,
} as const;

/** Part of the player that has a size limit, such as `sandbox`. */
export type PlayerPart = keyof typeof playerLimits;

/**
 * Returns the player part that an exported file belongs to, based on its path and text. Undefined for all
 * other files.
 */
export function playerPartOf(path: string, text: string): PlayerPart | undefined {
  if (/^assets\/player\/sandbox\.\w+\.html$/.test(path)) return 'sandbox';
  if (/^assets\/player\/compiler\.\w+\.js$/.test(path)) return 'compiler';
  return /^assets\/page\/.*\.js$/.test(path) && text.includes('cm-content') ? 'editor' : undefined;
}

/** Formats each part's size and limit in kilobytes, one part per line. `weights` are in bytes. */
export function toPlayerTable(weights: Readonly<Record<PlayerPart, number>>): string {
  return parts
    .map((part) => {
      const [bytes, limit] = [weights[part], playerLimits[part]].map((size) => size / kilobyte);
      return `${bytes?.toFixed(1).padStart(8)}  ${part}, at most ${limit}`;
    })
    .join('\n');
}

/**
 * Returns one sentence for each part that is missing or too large. `weights` are in bytes, and 0 means
 * missing.
 */
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

/** Returns each part's size in the export folder `dir`, in bytes after gzip. 0 for a missing part. */
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
