import { PLATFORMS, type Platform, type Support } from './data';
import { type ClassTableData, MEANING, type TableRow } from './table';

/** The platforms as readers know them. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  web: 'Web',
  ios: 'iOS',
  android: 'Android',
};

/** A table of classes as Markdown; scales stay folded. */
export function toTableMarkdown({ rows, source }: ClassTableData): string {
  const head = ['| Class | CSS | Native style | Support |', '| --- | --- | --- | --- |'];
  return [...head, ...rows.map(line), '', `Computed from ${source}. ${MEANING}`].join('\n');
}

/** The support of a row in words: `Web: full, iOS: full, Android: none`. */
export function supportText(
  support: Record<Platform, Support>,
  platforms: readonly Platform[] = PLATFORMS,
): string {
  return platforms
    .map((platform) => `${PLATFORM_NAMES[platform]}: ${support[platform]}`)
    .join(', ');
}

function line({ label, css, native, example, remarks, change }: TableRow): string {
  const style = native.ios === native.android ? native.ios : platforms(native);
  const support = [
    capital(example.status),
    `(${supportText(example.support)})`,
    ...remarks,
    change,
  ].filter(Boolean);
  return `| ${[code(label), code(css), code(style), support.join(' ')].join(' | ')} |`;
}

function platforms({ ios, android }: TableRow['native']): string {
  if (!ios) return `Android: ${android}`;
  return android ? `iOS: ${ios}; Android: ${android}` : `iOS: ${ios}`;
}

function code(text: string): string {
  return text ? `\`${text.replaceAll('|', '\\|')}\`` : '–';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
