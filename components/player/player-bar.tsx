import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Braces, Maximize } from '@/components/ui/icons';
import {
  playerEdit,
  playerFits,
  playerFullScreen,
  playerOpen,
  playerStyles,
  playerWidth,
} from '@/content/messages/player';
import { withBasePath } from '@/lib/browser/base-path';

interface Props {
  /**
   * URL path of the sample's data file, which the playground link opens. Undefined in the playground itself.
   */
  data?: string;
  tools: { edit?: boolean; native?: boolean; full?: boolean; width?: boolean };
  /** Adds an icon to each button. */
  icons?: boolean;
  /** Controls before the tools. */
  children?: ReactNode;
}

/**
 * Renders the bar with a live sample's tools. The buttons and the slider are disabled until `startTools` in
 * `run-sample.ts` enables them.
 */
export function PlayerBar({ data, tools, icons, children }: Props) {
  const { edit, native, full, width } = tools;
  return (
    <div data-bar>
      {children}
      {edit && <EditButton />}
      {native && <NativeButton />}
      {full && (
        <button type="button" data-do="full" disabled>
          {icons && <Icon of={Maximize} size={16} />}
          {playerFullScreen}
        </button>
      )}
      {width && <Width />}
      {data && <a href={playgroundLink(data)}>{playerOpen}</a>}
    </div>
  );
}

/** Returns the link that opens a sample in the playground. `data` is the URL path of the sample's data file. */
export function playgroundLink(data: string): string {
  return `${withBasePath('/playground')}#file=${data.slice(data.lastIndexOf('/') + 1)}`;
}

/** Renders the button that replaces the code with an editor. */
export function EditButton() {
  return (
    <button type="button" data-do="edit" disabled>
      {playerEdit}
    </button>
  );
}

/** Renders the button that toggles the panel with the native styles, in the playground with an icon. */
export function NativeButton({ icon }: { icon?: boolean }) {
  return (
    <button type="button" data-do="native" disabled>
      {icon && <Icon of={Braces} size={16} />}
      {playerStyles}
    </button>
  );
}

/** Renders a slider for the sample's viewport width. At its minimum, the sample is as wide as its box. */
function Width() {
  return (
    <label>
      {playerWidth}
      <input type="range" min="220" max="1280" step="20" defaultValue="220" disabled />
      <span aria-hidden="true">{playerFits}</span>
    </label>
  );
}
