import { playerDrawn, playerSampleOn } from '@/content/messages/native';
import { PLATFORM_NAMES, PLATFORMS, type Platform } from '@/lib/classes/data/class-data';
import type { NativeClass } from '@/lib/player/native-class';
import { type NativeStyle, toDrawnCss, toNativeStyle } from '@/lib/player/native-css';
import { pageTheme } from './page-theme';

/**
 * Draws a built sample once per platform: for the web as the browser renders it, and for iOS and Android with
 * the native styles of its classes. Returns a new element, or `undefined` if the sample has no drawing.
 */
export function drawPlatforms(
  result: HTMLElement,
  classes: readonly NativeClass[],
): HTMLElement | undefined {
  const drawings = [...result.querySelectorAll<HTMLElement>('.player-drawing')];
  if (drawings.length === 0) return undefined;
  const css = result.querySelector('style')?.textContent ?? '';
  // If two classes set the same property, the later one in the CSS wins.
  const ordered = classes.toSorted((a, b) => placeOf(a, css) - placeOf(b, css));
  const row = document.createElement('div');
  row.dataset.platforms = '';
  for (const platform of PLATFORMS) {
    const figure = document.createElement('figure');
    const caption = document.createElement('figcaption');
    caption.textContent = PLATFORM_NAMES[platform];
    const screen = document.createElement('div');
    screen.setAttribute('role', 'img');
    screen.setAttribute('aria-label', playerSampleOn(PLATFORM_NAMES[platform]));
    screen.style.aspectRatio = `${result.clientWidth} / ${result.clientHeight}`;
    screen.append(...drawings.map((drawing) => copyOf(drawing, platform, ordered)));
    figure.append(caption, screen);
    row.append(figure);
  }
  const note = document.createElement('p');
  note.textContent = playerDrawn;
  row.append(note);
  return row;
}

function placeOf({ name }: NativeClass, css: string): number {
  return css.indexOf(`.${CSS.escape(name)}`);
}

function copyOf(
  drawing: HTMLElement,
  platform: Platform,
  classes: readonly NativeClass[],
): HTMLElement {
  const copy = drawing.cloneNode(true) as HTMLElement;
  const isDark = (copy.dataset.only ?? pageTheme()) === 'dark';
  for (const part of copy.querySelectorAll<HTMLElement>('*')) {
    part.removeAttribute('id');
    if (platform === 'web') continue;
    const style: NativeStyle = {};
    for (const item of classes) {
      if (!part.classList.contains(item.name)) continue;
      part.classList.remove(item.name);
      const applies = item.when === '' || (item.when === 'dark' && isDark);
      if (applies) Object.assign(style, toNativeStyle(item[platform]));
    }
    Object.assign(part.style, toDrawnCss(style, platform));
  }
  return copy;
}
