import {
  playgroundAllWork,
  playgroundNoClasses,
  playgroundNoEffect,
} from '@/content/messages/playground';
import { PLATFORM_NAMES } from '@/lib/classes/data/class-data';
import { joinList } from '@/lib/classes/data/display';
import type { NativeClass } from '@/lib/player/native-class';
import { nativeOf } from './native-panel';
import type { SamplePlayer } from './sample-player';

const NATIVE = ['ios', 'android'] as const;

/** Adds a line below the code with the classes that have no effect on native. It follows the code that runs. */
export function addDiagnostics(player: SamplePlayer): void {
  const line = document.createElement('p');
  line.dataset.diagnostics = '';
  player.element.querySelector('[data-code]')?.append(line);
  const draw = async () => {
    const { classes } = await nativeOf(player);
    const problems = toProblems(classes);
    line.dataset.level = problems ? 'warn' : '';
    line.textContent =
      problems || (classes.length > 0 ? playgroundAllWork(classes.length) : playgroundNoClasses);
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
