import { PLATFORM_NAMES, type Platform } from '@/lib/classes/data/class-data';
import type { NativeClass } from './native-class';

/** Native platform: `ios` or `android`. */
export type NativePlatform = Exclude<Platform, 'web'>;

/**
 * Returns an HTML table that shows what a sample's classes do on one native platform, or on iOS and Android. If they
 * do the same on both, the platforms share a column.
 */
export function toNativeTable(classes: readonly NativeClass[], on?: NativePlatform): string {
  const isSame = classes.every((item) => toValue(item, 'ios') === toValue(item, 'android'));
  const { ios, android } = PLATFORM_NAMES;
  const all: NativePlatform[] = isSame ? ['ios'] : ['ios', 'android'];
  const columns = on ? [on] : all;
  const heads =
    isSame && !on ? [`${ios} and ${android}`] : columns.map((platform) => PLATFORM_NAMES[platform]);
  const rows = classes.map((item) => toRow(item, columns)).join('');
  return `<table><thead><tr>${['Class', ...heads].map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** Returns an HTML list that shows what a sample's classes do on one native platform. */
export function toNativeList(classes: readonly NativeClass[], platform: NativePlatform): string {
  const items = classes.map(
    (item) => `<dt>${toHead(item)}</dt><dd>${toValue(item, platform)}${toNotes(item)}</dd>`,
  );
  return `<dl>${items.join('')}</dl>`;
}

function toRow(item: NativeClass, columns: readonly NativePlatform[]): string {
  const cells = columns.map((platform) => `<td>${toValue(item, platform)}</td>`);
  return `<tr><th scope="row">${toHead(item)}${toNotes(item)}</th>${cells.join('')}</tr>`;
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
  return text ? `<code>${breakable(escapeHtml(text))}</code>` : '<span>no effect</span>';
}

/** Lets property names such as `backgroundColor` wrap before their capital letters. */
function breakable(html: string): string {
  return html.replace(/([a-z])(?=[A-Z]\w*:)/g, '$1<wbr>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
