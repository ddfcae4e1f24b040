import {
  playgroundAllWork,
  playgroundComputing,
  playgroundNoClasses,
  playgroundNoEffect,
} from '@/content/messages/playground';
import { PLATFORM_NAMES } from '@/lib/classes/data/class-data';
import { joinList } from '@/lib/classes/data/display';
import type { NativeClass, NativeStyles } from '@/lib/player/native-class';
import { nativeOf } from './native-panel';
import type { SamplePlayer } from './sample-player';

const NATIVE = ['ios', 'android'] as const;

/** Adds a line below the code with the classes that have no effect on native. It follows the code that runs. */
export function addDiagnostics(player: SamplePlayer): void {
  const line = document.createElement('p');
  line.dataset.diagnostics = '';
  player.element.querySelector('[data-code]')?.append(line);
  let shown: Promise<NativeStyles> | undefined;
  const draw = async () => {
    const native = player.editor?.native;
    if (native && native !== shown) line.textContent = playgroundComputing;
    const { classes, notices = [] } = await nativeOf(player).catch((error) => {
      line.textContent = '';
      throw error;
    });
    if (player.editor?.native !== native) return;
    shown = native;
    const problems = toProblems(classes);
    line.dataset.level = problems ? 'warn' : '';
    const sum =
      problems || (classes.length > 0 ? playgroundAllWork(classes.length) : playgroundNoClasses);
    line.textContent = [sum, ...notices].join(' ');
  };
  player.listen(({ type }) => type === 'painted' && player.notice.expect(draw()));
}

/** Returns a sentence for each group of platforms on which classes have no effect. */
function toProblems(classes: readonly NativeClass[]): string {
  const groups = new Map<string, string[]>();
  for (const item of classes) {
    const without = NATIVE.filter((platform) => !item.isOpen && item[platform] === '');
    if (without.length === 0) continue;
    const platforms = joinList(without.map((platform) => PLATFORM_NAMES[platform]));
    groups.set(platforms, [...(groups.get(platforms) ?? []), item.name]);
  }
  return [...groups].map(([platforms, names]) => playgroundNoEffect(names, platforms)).join(' ');
}
