import {
  decodeSupport,
  PLATFORM_NAMES,
  PLATFORMS,
  SUPPORT_WORDS,
  type Support,
} from '@/lib/classes/data/class-data';
import {
  type ClassReport,
  type ReportedClass,
  type ReportedConflict,
  summaryText,
  winnersInWords,
} from './class-report';

/** Formats a class report as Markdown. */
export function toReportText(report: ClassReport): string {
  const { problem, classes, conflicts, unknown } = report;
  const names = PLATFORMS.map((platform) => PLATFORM_NAMES[platform]);
  const rows = classes.map((item) =>
    toMarkdownRow([
      toMarkdownCode(item.name),
      placeOf(item),
      ...supportCells(item).map(supportCellText),
      [toMarkdownText(remarksText(item)), item.replacement].filter(Boolean).join(' '),
    ]),
  );
  const blocks = [
    ...(problem ? [problem] : []),
    `**${summaryText(report)}**`,
    ...(rows.length > 0
      ? [
          [
            toMarkdownRow(['Class', 'Where', ...names, 'Notes']),
            toMarkdownRow(Array(6).fill('---')),
            ...rows,
          ].join('\n'),
        ]
      : []),
    ...list(
      'Classes that set the same property',
      conflicts.map((conflict) => toMarkdownText(conflictText(conflict))),
    ),
    ...list(
      'Known only at run time',
      unknown.map(({ text, line }) => `${toMarkdownCode(text)}, line ${line}`),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Describes where a class occurs, such as `Text, line 3, in a condition`. The column after the line is only
 * needed for files that the reader opens in an editor.
 */
export function placeOf(
  { isConditional, ...place }: ReportedClass,
  hasColumn: boolean = false,
): string {
  return [toPosition(place, hasColumn), ...(isConditional ? ['in a condition'] : [])].join(', ');
}

function toPosition(
  { element, line, column }: Pick<ReportedClass, 'element' | 'line' | 'column'>,
  hasColumn: boolean,
): string {
  return [
    ...(element ? [element] : []),
    `line ${line}`,
    ...(hasColumn ? [`column ${column}`] : []),
  ].join(', ');
}

/** Returns the support for a class on each platform, or `undefined` three times if the text is not a class. */
export function supportCells({ support }: ReportedClass): (Support | undefined)[] {
  const decoded = support === undefined ? undefined : decodeSupport(support);
  return PLATFORMS.map((platform) => decoded?.[platform]);
}

/** Formats an item of `supportCells` as the text of a table cell. */
export function supportCellText(support: Support | undefined): string {
  return support ? SUPPORT_WORDS[support] : '–';
}

/** Returns the remarks on a class, followed by suggested corrections, as text. */
export function remarksText({ remarks, instead }: ReportedClass): string {
  return [...remarks, ...(instead.length > 0 ? [`Try ${instead.join(', ')}.`] : [])].join(' ');
}

/** Describes in one sentence which of several classes wins on which platforms. The column is optional, as in `placeOf`. */
export function conflictText(conflict: ReportedConflict, hasColumn: boolean = false): string {
  const { classes, properties } = conflict;
  const where = toPosition(conflict, hasColumn);
  return `${new Intl.ListFormat('en-US').format(classes)} set ${properties.join(', ')}: ${winnersInWords(conflict)} (${where})`;
}

function list(title: string, items: string[]): string[] {
  return items.length > 0 ? [`${title}:`, items.map((item) => `- ${item}`).join('\n')] : [];
}

/** Formats cells as a row of a Markdown table. */
export function toMarkdownRow(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Escapes `<`, `*`, backticks and backslashes for Markdown. */
export function toMarkdownText(text: string): string {
  return text.replace(/[<*`\\]/g, '\\$&');
}

/** Formats text as Markdown code. */
export function toMarkdownCode(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return fence === '`' ? `\`${text}\`` : `\`\` ${text} \`\``;
}
