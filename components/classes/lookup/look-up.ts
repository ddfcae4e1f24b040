import { product } from '@/.generated/product';
import {
  classCheckMissing,
  lookupAsking,
  lookupCannotAsk,
  lookupLoading,
  lookupNoAnswer,
  lookupNoClasses,
  lookupSeveral,
  lookupUnknown,
} from '@/content/messages/classes';
import { withBasePath } from '@/lib/browser/base-path';
import { setQueryParam } from '@/lib/browser/query-param';
import type { ClassSupport } from '@/lib/classes/data/class-data';
import { type Lookup, toLookup } from '@/lib/classes/lookup/lookup';
import type { Answer, LookupData } from '@/lib/classes/lookup/lookup-index';
import { inBrowser } from './browser-css';
import { toAnswer } from './class-answer';

const lookups = new Map<string, Promise<Lookup>>();
/** Matches several classes, but not a CSS property with its value, such as `color: red`. */
const SEVERAL = /^(?![\w-]+\s*:\s)\S+\s+\S/;
/** Debounce delay before NativeWind computes a class, in milliseconds. */
const REST = 300;

/**
 * Makes a class lookup's field show results, and prepares the report below it. `version` is the name of the
 * docs version.
 */
export function startLookup(element: HTMLElement, version: string, signal: AbortSignal): void {
  const form = element.querySelector('form');
  const input = element.querySelector('input');
  const output = element.querySelector('output');
  if (!form || !input || !output) return;
  const examples = [...output.childNodes];
  const show = async () => {
    const text = input.value.trim();
    setQueryParam('class', text);
    if (!text) return output.replaceChildren(...examples);
    const say = (...parts: (Node | string)[]) =>
      input.value.trim() === text && output.replaceChildren(...parts);
    if (SEVERAL.test(text)) {
      checkBelow(text);
      return say(lookupSeveral);
    }
    const lookup = await load(version).catch(() => undefined);
    if (!lookup) return say(lookupNoClasses);
    const answer = lookup.answer(text);
    if (Object.values(answer).some(Boolean)) return say(...toAnswer(text, answer));
    await new Promise((resolve) => setTimeout(resolve, REST));
    if (input.value.trim() === text) await ask(text, lookup, say);
  };
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  form.addEventListener('keydown', (event) => moveFocus(event, form), { signal });
  input.addEventListener('focus', () => load(version).catch(() => {}), { signal });
  input.addEventListener('input', show, { signal });
  output.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      input.value = target.textContent ?? '';
      input.focus();
      show();
    },
    { signal },
  );
  const checkBelow = prepareReport(element, version, signal);
  // The field may already contain text, which the reader typed before this code had loaded.
  input.value ||= new URLSearchParams(location.search).get('class') ?? '';
  if (input.value) show();
}

/**
 * Loads the report's code when the report is opened. If the reader pastes a component into the lookup field,
 * the component goes into the report's field instead. Returns a function that opens the report, fills in a
 * text, and returns the report's field.
 */
function prepareReport(element: HTMLElement, version: string, signal: AbortSignal) {
  const details = element.querySelector('details');
  const field = details?.querySelector('textarea');
  const source = { load: () => load(version), ask: askLibrary };
  const begin = () =>
    import('./start-report').then(
      ({ startReport }) => signal.aborted || startReport(element, source, signal),
      () => details?.querySelector('output')?.replaceChildren(classCheckMissing),
    );
  if (details?.open) begin();
  else details?.addEventListener('toggle', begin, { signal, once: true });
  const open = (text: string) => {
    if (!details || !field) return undefined;
    details.open = true;
    field.value = text;
    field.dispatchEvent(new Event('input'));
    return field;
  };
  const takePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text').trim() ?? '';
    if (!/\n|className=/.test(text)) return;
    event.preventDefault();
    open(text)?.focus();
  };
  element.querySelector('input')?.addEventListener('paste', takePaste, { signal });
  if (location.hash.startsWith('#code=') && details) details.open = true;
  return open;
}

type Say = (...parts: (Node | string)[]) => void;

/**
 * Runs NativeWind to compute a class that is missing from the class data, and shows the result. NativeWind is
 * loaded on first use.
 */
async function ask(text: string, lookup: Lookup, say: Say): Promise<void> {
  try {
    const computed = (await askLibrary(lookup, [text], say)).get(text);
    const parts = computed ? toAnswer(text, lookup.complete(text, computed)) : [];
    say(...(parts.length > 0 ? parts : [lookupUnknown]));
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    say(message);
  }
}

/**
 * Computes classes with the lookup's version of NativeWind and returns all of its results so far, keyed by
 * class name. Returns an empty map if the lookup does not name a version. Throws an Error with a message for
 * readers when NativeWind fails.
 */
async function askLibrary(
  { library: name }: Lookup,
  names: string[],
  say: (text: string) => void,
): Promise<ReadonlyMap<string, ClassSupport>> {
  if (!name) return new Map();
  say(lookupAsking(product));
  const { libraryNamed } = await import('@/components/player/library-client');
  try {
    const library = libraryNamed(name);
    await library.ask(names, (progress) => say(lookupLoading(product, progress)));
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

/** Moves focus between the field and the suggestions when the reader presses the up or down arrow key. */
function moveFocus(event: KeyboardEvent, form: HTMLFormElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...form.querySelectorAll<HTMLElement>('input, output button')];
  const index = stops.findIndex((stop) => stop.contains(document.activeElement));
  const next = stops[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
