import { startFolderButtons } from '@/components/classes/folder/folder-buttons';
import { copyText } from '@/components/page/copy-page/copy-markdown';
import {
  classCheckCopied,
  classCheckCopyFailed,
  classCheckCopyLink,
  classCheckCopyMarkdown,
} from '@/content/messages/classes';
import { type ClassReport, toClassReport } from '@/lib/classes/report/class-report';
import { toReportText } from '@/lib/classes/report/report-text';
import { packFiles, unpackFiles } from '@/lib/player/share';
import { actionButton, element } from './piece-in-dom';
import type { ReportSource } from './report-source';
import { toReportSummary, toReportView } from './report-view';

const FILE = 'App.tsx';
/** Debounce delay before the text in the field is checked, in milliseconds. */
const REST = 400;
/** Duration of the confirmation after copying, in milliseconds. */
const CONFIRMED_FOR = 2000;

/**
 * Makes the report's field show a report on the classes in its text. If the URL's hash contains a shared
 * text, fills the field with it. `lookup` is the element that contains the field.
 */
export function startReport(lookup: HTMLElement, source: ReportSource, signal: AbortSignal): void {
  const tab = lookup.querySelector<HTMLInputElement>('[value="component"]');
  const field = lookup.querySelector<HTMLTextAreaElement>('form textarea');
  const output = lookup.querySelector('output');
  const view = output?.nextElementSibling;
  if (!tab || !field?.form || !output || !view) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let confirmed: ReturnType<typeof setTimeout> | undefined;
  /** Text of the field when the check of a folder started. */
  let unchanged = '';
  const check = async () => {
    const text = field.value;
    const isCurrent = () => field.value === text && !folder.isOpen();
    if (!text.trim()) {
      output.replaceChildren();
      return view.replaceChildren();
    }
    const say = (...words: (HTMLElement | string)[]) =>
      isCurrent() && output.replaceChildren(...words);
    const report = await reportOn(text, source, say).catch(({ message }: Error) => message);
    if (typeof report === 'string') return void say(report);
    if (!isCurrent()) return;
    const problem = report.problem ? [`${report.problem} `] : [];
    const conclude = () => say(...problem, ...toReportSummary(report), '.');
    const confirm = (words: string) => {
      clearTimeout(confirmed);
      say(words);
      confirmed = setTimeout(conclude, CONFIRMED_FOR);
    };
    conclude();
    const tools = toTools(report, text, confirm);
    tools.append(' ', ...(await playgroundLinks(text, source).catch(() => [])));
    if (field.value === text) view.replaceChildren(...toReportView(report), tools);
  };
  const folder = startFolderButtons(field.form, {
    source,
    version: lookup.getAttribute('version') ?? '',
    onOpen() {
      unchanged = field.value;
      clearTimeout(timer);
      output.replaceChildren();
      view.replaceChildren();
    },
    onClose: check,
    signal,
  });
  const rest = () => {
    // The lookup also sends this event when the theme has changed.
    if (folder.isOpen() && field.value === unchanged) return folder.repeat();
    folder.close();
    clearTimeout(timer);
    timer = setTimeout(check, REST);
  };
  field.addEventListener('input', rest, { signal });
  const follow = () => {
    const shared = sharedText();
    if (shared === undefined) return;
    folder.close();
    tab.checked = true;
    field.value = shared;
    check();
  };
  window.addEventListener('hashchange', follow, { signal });
  if (sharedText() === undefined) check();
  else follow();
}

async function reportOn(
  text: string,
  { load, ask, hasTheme }: ReportSource,
  say: (words: string) => void,
): Promise<ClassReport> {
  const lookup = await load();
  return toClassReport(text, {
    lookup,
    ask: (names) => ask(lookup, names, say),
    asksAll: hasTheme(),
  });
}

/**
 * Returns a paragraph with two buttons. One copies the report as Markdown. The other copies a URL that
 * contains `text`, which is the text that was checked.
 */
function toTools(report: ClassReport, text: string, confirm: (words: string) => void): HTMLElement {
  const copy = (label: string, value: () => string) =>
    actionButton(label, () => {
      copyText(Promise.resolve(value())).then(
        () => confirm(classCheckCopied),
        () => confirm(classCheckCopyFailed),
      );
    });
  return element(
    'p',
    copy(classCheckCopyMarkdown, () => toReportText(report)),
    ' ',
    copy(classCheckCopyLink, () => {
      const { origin, pathname } = location;
      return `${origin}${pathname}#code=${packFiles({ [FILE]: text })}`;
    }),
  );
}

/** Returns the link to the playground in an array, which is empty if the playground cannot run the text. */
async function playgroundLinks(text: string, { load }: ReportSource): Promise<HTMLElement[]> {
  const { toPlaygroundLink } = await import('./playground-link');
  const { library } = await load();
  const isShared = sharedText() !== undefined;
  const link = toPlaygroundLink({ file: FILE, text, library, isShared });
  return link ? [link] : [];
}

/** Returns the shared text in the URL's hash, or `undefined` if there is none or it cannot be decoded. */
function sharedText(): string | undefined {
  const packed = /^#code=([\w-]+)$/.exec(location.hash)?.[1];
  return packed && Object.values(unpackFiles(packed) ?? {})[0];
}
