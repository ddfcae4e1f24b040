import { element } from '@/components/classes/lookup/piece-in-dom';
import {
  themePaletteSame,
  themeTableFailed,
  themeTableWaiting,
} from '@/content/messages/app-theme';
import { lookupOf, type OwnClasses, showOwnClasses, toPanelLink } from './own-classes';
import { themeColors, toPalette } from './own-palette';

/** Shows the colors of the reader's theme in an element. `version` is the name of the docs version. */
export function showPalette(palette: HTMLElement, version: string, signal: AbortSignal): void {
  const place = (...parts: (Node | string)[]) => palette.replaceChildren(...parts);
  const clear = (isWaiting: boolean) =>
    place(...(isWaiting ? [element('p', themeTableWaiting)] : []));
  const compute = async (classes: OwnClasses) => {
    const colors = await themeColors(classes);
    const link = element('p', toPanelLink(lookupOf(classes.index.pages[0] ?? '')));
    const table = colors.length > 0 ? toPalette(colors) : element('p', themePaletteSame);
    return () => place(table, link);
  };
  const fail = (message: string) => place(element('p', themeTableFailed(message)));
  showOwnClasses(version, { clear, compute, fail }, signal);
}
