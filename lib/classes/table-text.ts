import { PLATFORM_NAMES, supportText } from './class-data';
import { type ClassTableData, MEANING, type TableRow } from './class-rows';
import { capital } from './display';

/** A table of classes as Markdown; scales stay folded. */
export function toTableMarkdown({ rows, source }: ClassTableData): string {
  const head = ['| Class | CSS | Native style | Support |', '| --- | --- | --- | --- |'];
  return [...head, ...rows.map(line), '', `Computed from ${source}. ${MEANING}`].join('\n');
}

function line({ label, css, native, example, remarks }: TableRow): string {
  const style = native.ios === native.android ? native.ios : platforms(native);
  const support = [capital(example.status), `(${supportText(example.support)})`, ...remarks];
  return `| ${[code(label), code(css), code(style), support.join(' ')].join(' | ')} |`;
}

function platforms({ ios, android }: TableRow['native']): string {
  return [
    ios && `${PLATFORM_NAMES.ios}: ${ios}`,
    android && `${PLATFORM_NAMES.android}: ${android}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function code(text: string): string {
  return text ? `\`${text.replaceAll('|', '\\|')}\`` : '–';
}
