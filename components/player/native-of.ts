import type { NativeClass } from '@/lib/player/native';
import type { Player } from './sample-player';

/** What native makes of a sample's classes; `unknown` are those that only the library itself can judge. */
interface Native {
  classes: NativeClass[];
  /** Without their variants. */
  unknown: string[];
}

/** Shipped samples were computed by the library; edited ones are looked up in the class data. */
export async function nativeOf({ data, workspace }: Player): Promise<Native> {
  const shipped = (await data).native;
  if (!workspace || workspace.classes.length === 0) return { classes: shipped, unknown: [] };
  const [{ toNativeClasses, unknownBases }, { loadClasses }, { libraryClasses }] =
    await Promise.all([
      import('@/lib/player/native-class'),
      import('./completed-classes'),
      import('./native-library'),
    ]);
  const computed = new Map(shipped.map((item) => [item.name, item]));
  const rest = workspace.classes.filter((name) => !computed.has(name));
  const known = new Map([...(await loadClasses()), ...libraryClasses()]);
  const items = new Map(toNativeClasses(rest, known).map((item) => [item.name, item]));
  return {
    classes: workspace.classes.flatMap((name) => computed.get(name) ?? items.get(name) ?? []),
    unknown: unknownBases(rest, known),
  };
}
