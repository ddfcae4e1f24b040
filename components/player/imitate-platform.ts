import type { SampleData } from '@/lib/player/built-sample';
import type { NativeClass } from '@/lib/player/native-class';
import type { NativePlatform } from '@/lib/player/native-table';
import type { Program } from '@/lib/player/sample-protocol';

/** How a program imitates a platform: its classes, and the element that shows the result. */
interface Imitation {
  classes: readonly NativeClass[];
  /** Undefined for the web. */
  platform: NativePlatform | undefined;
  result: HTMLElement;
}

/** Returns a program with the styles of a native platform, or the same program for the web. */
export async function imitate(
  program: Program,
  { classes, platform, result }: Imitation,
): Promise<Program> {
  if (!platform) return program;
  const { toImitatedCss } = await import('@/lib/player/platform-css');
  return belowCamera({ ...program, css: toImitatedCss(program.css, classes, platform) }, result);
}

/** Returns the program of a sample with the styles of a platform, for samples that have no choice of platforms. */
export function programOn(
  result: HTMLElement,
  { program, native }: SampleData,
  platform: string,
): Promise<Program> {
  return imitate(program, { classes: native, platform: toNative(platform), result });
}

/** Returns the value of a radio button if it is a native platform. */
export function toNative(value: string | null | undefined): NativePlatform | undefined {
  return value === 'ios' || value === 'android' ? value : undefined;
}

/** Adds CSS that leaves space for the camera of the phone. The background of the first element is also there. */
export function belowCamera(program: Program, result: HTMLElement): Program {
  const covered = getComputedStyle(result).getPropertyValue('--covered');
  const space = `#root > * > * > * { border-block-start: ${covered} solid #0000 }`;
  return { ...program, css: program.css + space };
}
