import { examples } from '@/lib/player/examples';
import type { Workspace } from './editor/workspace';

/** Adds a choice of examples to the bar; one that takes the place of changes asks first. */
export function addExamples(element: HTMLElement, workspace: Workspace): void {
  const label = document.createElement('label');
  const select = document.createElement('select');
  select.append(new Option('Choose …', ''));
  for (const name of Object.keys(examples)) select.append(new Option(name, name));
  select.addEventListener('change', () => {
    const files = examples[select.value];
    select.value = '';
    if (!files) return;
    if (workspace.isChanged && !window.confirm('Replace your files with the example?')) return;
    workspace.replace(files);
  });
  label.append('Example ', select);
  element.querySelector('[data-bar]')?.prepend(label);
}
