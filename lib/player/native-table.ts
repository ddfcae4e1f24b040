import type { NativeClass } from './native';

/** The classes of a sample as an HTML table: what iOS and Android make of each. */
export function toNativeTable(classes: readonly NativeClass[]): string {
  const rows = classes.map(toRow).join('');
  return `<table><thead><tr><th scope="col">Class</th><th scope="col">iOS</th><th scope="col">Android</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function toRow({ name, when, ios, android, notes }: NativeClass): string {
  const condition = when ? ` <small>when ${escapeHtml(when)}</small>` : '';
  const note = notes.length > 0 ? `<p>${notes.map(escapeHtml).join(' ')}</p>` : '';
  const head = `<th scope="row"><code>${escapeHtml(name)}</code>${condition}${note}</th>`;
  if (ios === android) return `<tr>${head}<td colspan="2">${toValue(ios)}</td></tr>`;
  return `<tr>${head}<td>${toValue(ios)}</td><td>${toValue(android)}</td></tr>`;
}

function toValue(text: string): string {
  return text ? `<code>${escapeHtml(text)}</code>` : '<span>does nothing</span>';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
