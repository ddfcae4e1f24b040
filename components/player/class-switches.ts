import type { SampleFiles } from '@/lib/player/sample-protocol';
import type { SamplePlayer } from './sample-player';
import { walkColors } from './walk-colors';

const CLASSES = /className="([^"]*)"/;

/**
 * Keeps a sample's code in sync with the check boxes and radio buttons inside the element with this id. The
 * value of each box is a class. The first `className` in the code contains the classes of the checked boxes.
 * Also updates the link to the playground, and shows the colors once before the reader does anything.
 */
export function followSwitches(player: SamplePlayer, id: string): void {
  const { element, signal } = player;
  const holder = document.getElementById(id);
  if (!holder) return;
  const boxes = [...holder.querySelectorAll<HTMLInputElement>('input')];
  const link = element.querySelector<HTMLAnchorElement>('[data-bar] a');
  const follow = async () => {
    const { editor } = player;
    const files = editor?.files ?? (await player.data).files;
    const [name = '', code = ''] = Object.entries(files)[0] ?? [];
    const text = withSwitches(code, boxes);
    editor?.rewrite(name, text);
    const { toOwnLink } = await import('./own-code');
    if (link) link.href = toOwnLink({ ...files, [name]: text });
  };
  const change = () => void player.notice.expect(follow());
  const begin = () => {
    player.result.hidden = false;
    change();
  };
  holder.addEventListener('change', change, { signal });
  // Browsers restore the state of forms on reload and on back navigation.
  if (boxes.some(({ checked, defaultChecked }) => checked !== defaultChecked)) change();
  element.addEventListener('player:edit', begin, { signal });
  walkColors(holder, signal);
  player.listen((message) => {
    if (message.type !== 'painted' || !player.editor) return;
    const written = new Set(classesOf(player.editor.files));
    if (boxes.some(({ value, type }) => type === 'radio' && written.has(value)))
      for (const box of boxes) box.checked = written.has(box.value);
  });
}

/**
 * Returns the code with the classes of the checked boxes in its first `className`, and without those of
 * unchecked boxes. Other classes in it are preserved.
 */
function withSwitches(code: string, boxes: readonly HTMLInputElement[]): string {
  return code.replace(CLASSES, (_whole, list: string) => {
    const before = list.split(/\s+/).filter(Boolean);
    const off = new Set(boxes.filter(({ checked }) => !checked).map(({ value }) => value));
    const on = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    const kept = before.filter((name) => !off.has(name));
    return `className="${[...new Set([...kept, ...on])].join(' ')}"`;
  });
}

function classesOf(files: SampleFiles): string[] {
  return CLASSES.exec(Object.values(files)[0] ?? '')?.[1]?.split(/\s+/) ?? [];
}
