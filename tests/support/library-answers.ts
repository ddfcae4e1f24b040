import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeClasses, type Named } from '@/lib/class-computation/compute-classes';
import type { ClassSupport, ClassVersion } from '@/lib/classes/data';

const folder = 'node_modules/.cache/library-answers';
/** What an answer comes from beside the question: the code that asks, and the packages that answer. */
const sources = ['lib/class-computation', 'lib/classes'];

/**
 * What the installed library makes of classes. Asking it starts a process for each platform, so an
 * answer is kept until a package, the code that asks or the question changes.
 */
export function libraryClasses(version: ClassVersion, named: Named[]): Promise<ClassSupport[]> {
  return keep(['classes', version, named], () => computeClasses(version, named));
}

/** The kept answer to a question, or else that of `ask`. */
export async function keep<T>(question: unknown, ask: () => Promise<T>): Promise<T> {
  const file = join(folder, `${hash(JSON.stringify([knowledge(), question]))}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    const answer = await ask();
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(answer));
    renameSync(`${file}.${process.pid}`, file);
    return answer;
  }
}

let known: string | undefined;

function knowledge(): string {
  known ??= hash(
    [...sources.flatMap(filesOf), 'package-lock.json']
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
  return known;
}

function filesOf(dir: string): string[] {
  return readdirSync(dir)
    .sort()
    .map((name) => join(dir, name));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
