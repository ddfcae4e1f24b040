import type { ClassSupport } from '@/lib/classes/class-data';
import { type ClassReport, toReport } from '@/lib/classes/class-report';
import type { Lookup } from '@/lib/classes/lookup';
import { toReportText } from '@/lib/classes/report-text';
import { packFiles, unpackFiles } from '@/lib/player/share';
import { copyText } from '../copy-page/copy-twin';
import { element as newElement } from './class-answer';
import { toReportView } from './report-view';

/** What a report is made with. */
export interface ReportSource {
  load(): Promise<Lookup>;
  /** Asks the library that the lookup names; says how far loading it is. */
  ask(
    lookup: Lookup,
    names: string[],
    say: (text: string) => void,
  ): Promise<ReadonlyMap<string, ClassSupport>>;
}

const FILE = 'App.tsx';
/** How long a reader has to rest before a text is checked, in milliseconds. */
const REST = 400;
/** How long a copy is confirmed, in milliseconds. */
const CONFIRMED_FOR = 2000;

/** Makes the field for a whole component answer. */
export function startReport(element: HTMLElement, source: ReportSource, signal: AbortSignal): void {
  const details = element.querySelector('details');
  const field = details?.querySelector('textarea');
  const output = details?.querySelector('output');
  const view = details?.querySelector<HTMLElement>('[data-report]');
  if (!details || !field || !output || !view) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let confirmed: ReturnType<typeof setTimeout> | undefined;
  const check = async () => {
    const text = field.value;
    if (!text.trim()) {
      output.replaceChildren();
      return view.replaceChildren();
    }
    const say = (words: string) => field.value === text && output.replaceChildren(words);
    const report = await reportOn(text, source, say).catch(({ message }: Error) => message);
    if (typeof report === 'string') return void say(report);
    if (field.value !== text) return;
    const sum = [report.problem, `${report.sum}.`].filter(Boolean).join(' ');
    const confirm = (words: string) => {
      clearTimeout(confirmed);
      say(words);
      confirmed = setTimeout(() => say(sum), CONFIRMED_FOR);
    };
    say(sum);
    view.replaceChildren(toTools(report, text, confirm), ...toReportView(report));
  };
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(check, REST);
  };
  field.addEventListener('input', rest, { signal });
  const follow = () => {
    const shared = sharedText();
    if (shared === undefined) return;
    details.open = true;
    field.value = shared;
    check();
  };
  window.addEventListener('hashchange', follow, { signal });
  if (sharedText() === undefined) check();
  else follow();
}

async function reportOn(
  text: string,
  { load, ask }: ReportSource,
  say: (words: string) => void,
): Promise<ClassReport> {
  const lookup = await load();
  return toReport(text, { lookup, ask: (names) => ask(lookup, names, say) });
}

/** Copies the report, and an address that carries the text. */
function toTools(report: ClassReport, text: string, confirm: (words: string) => void): HTMLElement {
  const copy = (label: string, value: () => string) => {
    const button = newElement('button', label);
    button.setAttribute('type', 'button');
    button.addEventListener('click', () => {
      copyText(Promise.resolve(value())).then(
        () => confirm('Copied.'),
        () => confirm('Could not copy.'),
      );
    });
    return button;
  };
  return newElement(
    'p',
    copy('Copy as Markdown', () => toReportText(report)),
    ' ',
    copy('Copy link', () => {
      const { origin, pathname } = location;
      return `${origin}${pathname}#code=${packFiles({ [FILE]: text })}`;
    }),
  );
}

/** The text that the address carries. */
function sharedText(): string | undefined {
  const packed = /^#code=([\w-]+)$/.exec(location.hash)?.[1];
  return packed && Object.values(unpackFiles(packed) ?? {})[0];
}
