import type { SampleData } from '@/lib/player/built-sample';
import type { NativePlatform } from '@/lib/player/native-table';
import type { Program } from '@/lib/player/sample-protocol';

/**
 * Returns a sample's program with the styles of a native platform, or the same program for the web. `result` is the
 * element that shows the program.
 */
export async function imitate(
  { program, native }: Pick<SampleData, 'program' | 'native'>,
  platform: string | undefined,
  result: HTMLElement,
): Promise<Program> {
  if (!isNative(platform)) return program;
  const { toImitatedCss } = await import('@/lib/player/platform-css');
  return belowCamera({ ...program, css: toImitatedCss(program.css, native, platform) }, result);
}

/** Returns whether a platform is iOS or Android. */
export function isNative(value: string | undefined): value is NativePlatform {
  return value === 'ios' || value === 'android';
}

/** Adds CSS that leaves space for the camera of the phone. The background of the first element is also there. */
export function belowCamera(program: Program, result: HTMLElement): Program {
  const covered = getComputedStyle(result).getPropertyValue('--covered');
  const space = `#root > * > * > * { border-block-start: ${covered} solid #0000 }`;
  return { ...program, css: program.css + space };
}
