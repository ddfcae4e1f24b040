import { product } from '@/.generated/product';
import { readOwnTheme } from '@/components/classes/app-theme/app-theme';
import { startThemeButton } from '@/components/classes/app-theme/theme-button';
import { libraryWithTheme } from '@/components/classes/app-theme/themed-library';
import { copyText } from '@/components/page/copy-page/copy-markdown';
import {
  classCheckMissing,
  lookupAsking,
  lookupCannotAsk,
  lookupLoading,
  lookupNoAnswer,
  lookupNoClasses,
  lookupUnknown,
} from '@/content/messages/classes';
import { copied } from '@/content/messages/common';
import { withBasePath } from '@/lib/browser/base-path';
import { setQueryParam } from '@/lib/browser/query-param';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import type { AppTheme } from '@/lib/classes/data/theme-config';
import { type Lookup, toLookup } from '@/lib/classes/lookup/lookup';
import type { Answer, LookupData } from '@/lib/classes/lookup/lookup-index';
import { themedAnswer } from '@/lib/classes/lookup/themed-answer';
import { inBrowser } from './browser-css';
import { toAnswer } from './class-answer';

const lookups = new Map<string, Promise<Lookup>>();
/** Matches several classes, but not a CSS property with its value, such as `color: red`. */
const SEVERAL = /^(?![\w-]+\s*:\s)\S+\s+\S/;
/** Debounce delay before NativeWind computes a class, in milliseconds. */
const REST = 300;
/** Class that a new theme is tried with. */
const PROBE = 'p-4';
/** Duration of the confirmation after copying, in milliseconds. */
const COPIED_FOR = 1500;

/** Parts of a class lookup that its code changes. */
interface LookupParts {
  input: HTMLInputElement;
  answer: HTMLElement;
  /** Text about the progress, next to the tabs. */
  status: HTMLElement;
}

/**
 * Makes a class lookup's field show results, and prepares the report on a component. `version` is the name of
 * the docs version.
 */
export function startLookup(element: HTMLElement, version: string, signal: AbortSignal): void {
  const form = element.querySelector('form');
  const input = form?.querySelector('input');
  const answer = form?.querySelector<HTMLElement>('[aria-live]');
  const status = element.querySelector<HTMLElement>('[role="status"]');
  if (!form || !input || !answer || !status) return;
  const view = toView({ input, answer, status });
  const moveToReport = prepareReport(element, version, signal);
  const themeButton = element.querySelector<HTMLButtonElement>('[data-own-theme]');
  const idle = [...answer.childNodes];
  const examples = [...form.querySelectorAll<HTMLElement>('p > button:not([data-copy])')];
  const first = examples[0]?.textContent;
  for (const button of answer.querySelectorAll('button')) button.disabled = false;
  const show = async () => {
    const text = input.value.trim();
    setQueryParam('class', text);
    const shown = text || first;
    for (const example of examples) {
      const isShown = example.textContent === shown;
      example.ariaCurrent = isShown ? 'true' : null;
      if (isShown) reveal(example);
    }
    const isCurrent = () => input.value.trim() === text;
    const say = (...parts: (Node | string)[]) => isCurrent() && view.show(parts);
    if (!text) return view.show(idle);
    if (SEVERAL.test(text)) {
      moveToReport(text, document.activeElement === input);
      input.value = '';
      return view.show(idle);
    }
    view.wait();
    const lookup = await load(version).catch(() => undefined);
    if (!lookup) return say(lookupNoClasses);
    const known = ownThemeOf() ? {} : lookup.answer(text);
    if (Object.values(known).some(Boolean)) return say(...toAnswer(text, known, lookup));
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (!isCurrent()) return;
    const report = (words: string, share?: number) => isCurrent() && view.report(words, share);
    say(...(await ask(text, lookup, report)));
  };
  if (themeButton)
    startThemeButton(themeButton, {
      signal,
      tryTheme: async (theme, report) => {
        const { library: name } = await load(version);
        const library = name && (await libraryWithTheme(name, theme));
        if (library)
          await library.ask([PROBE], (progress) => report(lookupLoading(product, progress)));
      },
      onChange() {
        if (input.value) show();
        element.querySelector('form textarea')?.dispatchEvent(new Event('input'));
      },
    });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  form.addEventListener('keydown', (event) => moveFocus(event, form), { signal });
  input.addEventListener('focus', () => load(version).catch(() => {}), { signal });
  input.addEventListener('input', show, { signal });
  const press = ({ target }: Event) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.dataset.copy) return copyClass(target, target.dataset.copy);
    input.value = target.textContent ?? '';
    input.focus();
    show();
  };
  form.addEventListener('click', press, { signal });
  // The field may already contain text, which the reader typed before this code had loaded.
  input.value ||= new URLSearchParams(location.search).get('class') ?? '';
  if (input.value) show();
}

/**
 * Returns functions that change what a lookup shows. `wait` marks the previous answer as busy until `show`
 * replaces it, and `report` shows the progress of a download in the meantime. `share` is the downloaded part.
 */
function toView({ input, answer, status }: LookupParts) {
  const bar = document.createElement('progress');
  return {
    wait() {
      answer.ariaBusy = 'true';
    },
    report(words: string, share?: number) {
      status.textContent = words;
      bar.ariaLabel = words;
      if (share) {
        bar.value = share;
        input.after(bar);
      } else bar.remove();
    },
    show(parts: readonly (Node | string)[]) {
      answer.replaceChildren(...parts);
      answer.ariaBusy = null;
      status.replaceChildren();
      bar.remove();
    },
  };
}

/** Scrolls only the row of examples, so that an example is centered. */
function reveal(example: HTMLElement): void {
  const row = example.parentElement;
  if (row) row.scrollLeft = example.offsetLeft + (example.offsetWidth - row.offsetWidth) / 2;
}

/** Copies a class, and shows on its button for a moment that this worked. */
function copyClass(button: HTMLButtonElement, name: string): void {
  const label = button.ariaLabel;
  copyText(Promise.resolve(name)).then(
    () => {
      button.dataset.copied = '';
      button.ariaLabel = copied;
      setTimeout(() => {
        delete button.dataset.copied;
        button.ariaLabel = label;
      }, COPIED_FOR);
    },
    () => {},
  );
}

/**
 * Loads the report's code when the reader switches to the report, and switches to it if the URL contains a
 * component or the reader pastes one into the lookup field. Returns a function that switches to the report,
 * fills in a text, and optionally moves the focus there.
 */
function prepareReport(element: HTMLElement, version: string, signal: AbortSignal) {
  const tab = element.querySelector<HTMLInputElement>('[value="component"]');
  const field = element.querySelector<HTMLTextAreaElement>('form textarea');
  const source = {
    load: () => load(version),
    ask: askLibrary,
    hasTheme: () => ownThemeOf() !== undefined,
  };
  let isLoading = false;
  const begin = () => {
    if (isLoading) return;
    isLoading = true;
    import('./start-report').then(
      ({ startReport }) => signal.aborted || startReport(element, source, signal),
      () => element.querySelector('output')?.replaceChildren(classCheckMissing),
    );
  };
  tab?.addEventListener('change', begin, { signal });
  if (tab && location.hash.startsWith('#code=')) tab.checked = true;
  if (tab?.checked) begin();
  const open = (text: string, hasFocus: boolean) => {
    if (!tab || !field) return;
    tab.checked = true;
    field.value = text;
    if (hasFocus) field.focus();
    begin();
    field.dispatchEvent(new Event('input'));
  };
  const takePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text').trim() ?? '';
    if (!/\n|className=/.test(text)) return;
    event.preventDefault();
    open(text, true);
  };
  const input = element.querySelector<HTMLInputElement>('[type="search"]');
  input?.addEventListener('paste', takePaste, { signal });
  return open;
}

type Report = (words: string, share?: number) => void;

/**
 * Runs NativeWind to compute a class that is missing from the class data, and returns the result or an error
 * message. NativeWind is loaded on first use.
 */
async function ask(text: string, lookup: Lookup, report: Report): Promise<(Node | string)[]> {
  try {
    const parts = toAnswer(text, await computeAnswer(text, lookup, report), lookup);
    return parts.length > 0 ? parts : [lookupUnknown];
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return [message];
  }
}

async function computeAnswer(text: string, lookup: Lookup, report: Report): Promise<Answer> {
  const ask = (names: string[]) => askLibrary(lookup, names, report);
  const theme = ownThemeOf();
  const library = theme && lookup.library && (await libraryWithTheme(lookup.library, theme));
  if (library) {
    const { skipped, plugins } = theme;
    return themedAnswer(text, lookup, { ask, names: library.names, skipped, plugins });
  }
  const computed = (await ask([text])).get(text);
  return computed ? lookup.complete(text, computed) : {};
}

/**
 * Returns the theme that the reader has set, if the lookup's version of NativeWind can use it. Only such a
 * lookup has a button for it.
 */
function ownThemeOf(): AppTheme | undefined {
  return document.querySelector('[data-own-theme]') ? readOwnTheme()?.theme : undefined;
}

/**
 * Computes classes with the lookup's version of NativeWind, and with the reader's theme if there is one.
 * Returns all of its results so far, keyed by class name. Returns an empty map if the lookup does not name a version. Throws an Error with a message for
 * readers when NativeWind fails.
 */
async function askLibrary(
  lookup: Lookup,
  names: string[],
  report: Report,
): Promise<ReadonlyMap<string, ClassSupport>> {
  if (!lookup.library) return new Map();
  report(lookupAsking(product));
  const { libraryNamed } = await import('@/components/player/library-client');
  const say = (progress: string, share: number) => report(lookupLoading(product, progress), share);
  try {
    const theme = ownThemeOf();
    const own = theme && (await libraryWithTheme(lookup.library, theme));
    if (own) return await own.ask(names, say);
    const library = libraryNamed(lookup.library);
    await library.ask(names, say);
    return library.classes;
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(lookupCannotAsk(product, message));
  }
}

/** Returns a lookup whose results are adjusted to the CSS support of the current browser. */
function inThisBrowser(lookup: Lookup): Lookup {
  const judged = (answer: Answer): Answer => ({
    ...answer,
    found: answer.found && inBrowser(answer.found),
  });
  return {
    ...lookup,
    answer: (text, isOffering) => judged(lookup.answer(text, isOffering)),
    complete: (text, computed, isOffering) => judged(lookup.complete(text, computed, isOffering)),
  };
}

/** Loads a docs version's class data once and returns its lookup. After a failure, the next call retries. */
function load(version: string): Promise<Lookup> {
  const known = lookups.get(version);
  if (known) return known;
  const loading = fetch(withBasePath(`/classes/${version}.json`)).then(async (response) => {
    if (!response.ok) throw new Error(lookupNoAnswer(response.status));
    const data: LookupData = await response.json();
    return inThisBrowser(toLookup(data));
  });
  lookups.set(version, loading);
  loading.catch(() => lookups.delete(version));
  return loading;
}

/**
 * Moves focus between the field and the suggestions when the reader presses the up or down arrow key. Without
 * suggestions, moves it to the examples.
 */
function moveFocus(event: KeyboardEvent, form: HTMLFormElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const suggestions = form.querySelectorAll<HTMLElement>('[data-suggestion]');
  const examples = form.querySelectorAll<HTMLElement>('button:not([data-copy])');
  const stops = [
    ...form.querySelectorAll('input'),
    ...(suggestions.length > 0 ? suggestions : examples),
  ];
  const index = stops.findIndex((stop) => stop.contains(document.activeElement));
  const next = stops[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
