import { PLATFORM_NAMES, type Platform } from '@/lib/classes/data/class-data';
import type { NativeClass } from './native-class';

/** Native platform: `ios` or `android`. */
export type NativePlatform = Exclude<Platform, 'web'>;

/** Returns an HTML table that shows what a sample's classes do on iOS and Android. */
export function toNativeTable(classes: readonly NativeClass[]): string {
  const rows = classes.map(toRow).join('');
  return `<table><thead><tr><th scope="col">Class</th><th scope="col">${PLATFORM_NAMES.ios}</th><th scope="col">${PLATFORM_NAMES.android}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** Returns an HTML list that shows what a sample's classes do on one native platform. */
export function toNativeList(classes: readonly NativeClass[], platform: NativePlatform): string {
  const items = classes.map(
    (item) => `<dt>${toHead(item)}</dt><dd>${toValue(item, platform)}${toNotes(item)}</dd>`,
  );
  return `<dl>${items.join('')}</dl>`;
}

function toRow(item: NativeClass): string {
  const head = `<th scope="row">${toHead(item)}${toNotes(item)}</th>`;
  const [ios, android] = [toValue(item, 'ios'), toValue(item, 'android')];
  if (ios === android) return `<tr>${head}<td colspan="2">${ios}</td></tr>`;
  return `<tr>${head}<td>${ios}</td><td>${android}</td></tr>`;
}

function toHead({ name, when }: NativeClass): string {
  const condition = when ? ` <small>when ${escapeHtml(when)}</small>` : '';
  return `<code>${escapeHtml(name)}</code>${condition}`;
}

function toNotes({ notes }: NativeClass): string {
  return notes.length > 0 ? `<p>${notes.map(escapeHtml).join(' ')}</p>` : '';
}

function toValue(item: NativeClass, platform: NativePlatform): string {
  const text = item[platform];
  if (item.isOpen) return '<span>not checked yet</span>';
  return text ? `<code>${escapeHtml(text)}</code>` : '<span>no effect</span>';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
