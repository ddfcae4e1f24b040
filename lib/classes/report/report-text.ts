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
  winnersInWords,
} from './class-report';

/** Formats a class report as Markdown. */
export function toReportText({ sum, problem, classes, conflicts, unknown }: ClassReport): string {
  const names = PLATFORMS.map((platform) => PLATFORM_NAMES[platform]);
  const rows = classes.map((item) =>
    row([
      code(item.name),
      placeOf(item),
      ...supportCells(item).map(supportCellText),
      [escaped(remarksText(item)), item.replacement].filter(Boolean).join(' '),
    ]),
  );
  const blocks = [
    ...(problem ? [problem] : []),
    `**${sum}**`,
    ...(rows.length > 0
      ? [
          [row(['Class', 'Where', ...names, 'Notes']), row(Array(6).fill('---')), ...rows].join(
            '\n',
          ),
        ]
      : []),
    ...list(
      'Classes that set the same property',
      conflicts.map((conflict) => escaped(conflictText(conflict))),
    ),
    ...list(
      'Known only at run time',
      unknown.map(({ text, line }) => `${code(text)}, line ${line}`),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Describes where a class occurs, such as `Text, line 3, in a condition`. */
export function placeOf({ element, line, isConditional }: ReportedClass): string {
  return [
    ...(element ? [element] : []),
    `line ${line}`,
    ...(isConditional ? ['in a condition'] : []),
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

/** Describes in one sentence which of two classes wins on which platforms. */
export function conflictText(conflict: ReportedConflict): string {
  const { classes, properties, element, line } = conflict;
  const where = [...(element ? [element] : []), `line ${line}`].join(', ');
  return `${classes.join(' and ')} set ${properties.join(', ')}: ${winnersInWords(conflict)} (${where})`;
}

function list(title: string, items: string[]): string[] {
  return items.length > 0 ? [`${title}:`, items.map((item) => `- ${item}`).join('\n')] : [];
}

function row(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Escapes `<`, `*`, backticks and backslashes for Markdown. */
function escaped(text: string): string {
  return text.replace(/[<*`\\]/g, '\\$&');
}

function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`';
  return fence === '`' ? `\`${text}\`` : `\`\` ${text} \`\``;
}
