import { splitVariants } from '@/lib/classes/data/resolve-class';
import {
  type ClassReport,
  NO_CLASSES,
  type ReportedClass,
  type ReportedConflict,
} from '@/lib/classes/report/class-report';
import { conflictText, placeOf, remarksText } from '@/lib/classes/report/report-text';

/** What an agent has to change in a component, and what it may want to change, as Markdown. */
export interface ComponentCheck {
  problems: string[];
  hints: string[];
}

/**
 * Divides a report's findings into problems and hints. Every problem can be solved by an edit, so an agent can
 * repeat the check until there are none.
 */
export function toComponentCheck(report: ClassReport): ComponentCheck {
  const { problem, classes, conflicts, unknown } = report;
  const check: ComponentCheck = { problems: [], hints: [] };
  if (problem === NO_CLASSES) check.hints.push(problem);
  else if (problem) check.problems.push(problem);
  for (const item of classes) {
    const advice = toAdvice(item);
    if (advice) check[advice.list].push(`${code(item.name)} (${placeOf(item)}): ${advice.text}`);
  }
  for (const conflict of conflicts) {
    const text = `${conflictText(conflict)}. Keep the class that you want.`;
    check[winsEverywhere(conflict) ? 'hints' : 'problems'].push(text);
  }
  for (const { text, line } of unknown)
    check.hints.push(`${code(text)} (line ${line}): its classes are only known at run time.`);
  return check;
}

/** Formats the result of a check as Markdown. `sum` is the summary of the report. */
export function toCheckText({ problems, hints }: ComponentCheck, sum: string): string {
  const isClean = problems.length === 0;
  const head = isClean ? 'Clean.' : 'Not clean. Fix each problem, then check the component again.';
  return [
    `${head} ${sum}.`,
    ...list('Problems', problems),
    ...list('Hints, which need no change', hints),
  ].join('\n\n');
}

/** Advice on a class. `undefined` if there is nothing to change or to mention. */
function toAdvice(item: ReportedClass): { list: keyof ComponentCheck; text: string } | undefined {
  const { verdict, replacement } = item;
  const remarks = remarksText(item);
  const said = [remarks, replacement].filter(Boolean);
  switch (verdict) {
    case 'unknown':
      return { list: 'problems', text: said.join(' ') };
    case 'no effect':
      return {
        list: 'problems',
        text: [...said, ...(replacement ? [] : ['Remove it.'])].join(' '),
      };
    case 'web only': {
      if (splitVariants(item.name).variants.includes('web')) return undefined;
      const web = `write ${code(`web:${item.name}`)} if only the web needs it.`;
      const end = replacement ? `Or ${web}` : `Remove it, or ${web}`;
      return { list: 'problems', text: [...said, end].join(' ') };
    }
    case 'theme':
    case 'partial':
    case 'native only':
      return said.length > 0 ? { list: 'hints', text: said.join(' ') } : undefined;
    default:
      return undefined;
  }
}

/** Whether the same class wins on all platforms where the two classes conflict. */
function winsEverywhere({ wins }: ReportedConflict): boolean {
  return new Set(Object.values(wins)).size === 1;
}

function list(title: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`${title}:\n\n${items.map((item) => `- ${item}`).join('\n')}`] : [];
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
