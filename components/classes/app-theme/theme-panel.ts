import { actionButton, element } from '@/components/classes/lookup/piece-in-dom';
import {
  themeChoose,
  themeConfigFile,
  themeCssFile,
  themeEmpty,
  themeEvaluating,
  themeForget,
  themeForgotten,
  themePanel,
  themePlace,
  themePrivacy,
  themeTooLong,
  themeUse,
  themeUsed,
  themeWrongFile,
} from '@/content/messages/app-theme';
import { forgetOwnTheme, keepOwnTheme, type OwnTheme, readOwnTheme } from './app-theme';
import { evaluateConfig } from './evaluate-config';

/** Maximum length of each file, in characters. */
const LONGEST = 200_000;

/** Functions that the panel calls. */
export interface PanelEvents {
  /**
   * Resolves once NativeWind has compiled a class with the theme. Rejects with the message of the error
   * otherwise.
   */
  tryTheme(theme: OwnTheme['theme'], report: (words: string) => void): Promise<void>;
}

/** Creates the panel in which the reader sets the theme of an app. `className` has its styles. */
export function toThemePanel(className: string, { tryTheme }: PanelEvents): HTMLElement {
  const kept = readOwnTheme();
  const config = toField(kept?.config ?? '', 6);
  const css = toField(kept?.css ?? '', 4);
  const output = element('div');
  output.setAttribute('role', 'status');
  const say = (...lines: string[]) =>
    output.replaceChildren(...lines.map((line) => element('div', line)));
  const forget = actionButton(themeForget, () => {
    forgetOwnTheme();
    forget.hidden = true;
    say(themeForgotten);
  });
  forget.hidden = !kept;
  const use = actionButton(themeUse, async () => {
    use.disabled = true;
    const result = await toOwnTheme(config.value, css.value, { tryTheme, say });
    use.disabled = false;
    if (!result) return;
    keepOwnTheme(result);
    forget.hidden = false;
    say(themeUsed, ...result.notices);
  });
  const take = async (files: Iterable<File>) => {
    const problems: string[] = [];
    for (const file of files) {
      const field = fieldFor(file.name);
      if (!field) problems.push(themeWrongFile(file.name));
      else if (file.size > LONGEST) problems.push(themeTooLong(file.name, LONGEST));
      else (field === 'css' ? css : config).value = await file.text();
    }
    say(...problems);
  };
  const panel = element(
    'section',
    element('p', themePrivacy),
    toLabel(themeConfigFile, config),
    toLabel(themeCssFile, css),
    element('div', element('p', toPicker(take), use, forget)),
    output,
  );
  panel.className = className;
  panel.dataset.appTheme = '';
  panel.setAttribute('aria-label', themePanel);
  acceptDrops(panel, take);
  if (kept) say(themeUsed, ...kept.notices);
  return panel;
}

interface Attempt extends Pick<PanelEvents, 'tryTheme'> {
  say(...lines: string[]): void;
}

/** Turns the text of the files into a theme. Shows a message and returns undefined if there is a mistake. */
async function toOwnTheme(
  config: string,
  css: string,
  { tryTheme, say }: Attempt,
): Promise<OwnTheme | undefined> {
  if (!config.trim() && !css.trim()) return void say(themeEmpty);
  for (const [name, text] of [
    [themeConfigFile, config],
    [themeCssFile, css],
  ] as const) {
    if (text.length > LONGEST) return void say(themeTooLong(name, LONGEST));
  }
  say(themeEvaluating);
  try {
    const result = config.trim()
      ? await evaluateConfig(themeConfigFile, config)
      : { ok: true as const, theme: { web: {}, native: {} }, notices: [] };
    if (!result.ok) {
      const { message, line, column } = result.problem;
      return void say(`${themePlace(themeConfigFile, line, column)}: ${message}`);
    }
    const { notices } = result;
    const theme = { ...result.theme, ...(css.trim() && { css }) };
    await tryTheme(theme, (words) => say(words));
    return { config, css, theme, notices };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return void say(message.replace('<css input>', themeCssFile));
  }
}

function toField(text: string, rows: number): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.rows = rows;
  field.value = text;
  field.spellcheck = false;
  field.autocapitalize = 'none';
  field.autocomplete = 'off';
  return field;
}

function toLabel(name: string, field: HTMLElement): HTMLElement {
  return element('label', name, field);
}

/** Returns which field a file belongs to, based on its name. */
function fieldFor(name: string): 'config' | 'css' | undefined {
  if (/\.css$/i.test(name)) return 'css';
  return /\.[cm]?[jt]s$/i.test(name) ? 'config' : undefined;
}

type Take = (files: Iterable<File>) => Promise<void>;

/** Creates a button that opens a file dialog. */
function toPicker(take: Take): HTMLElement {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = '.js,.cjs,.mjs,.ts,.css';
  input.addEventListener('change', () => {
    void take([...(input.files ?? [])]);
    input.value = '';
  });
  return actionButton(themeChoose, () => input.click());
}

function acceptDrops(panel: HTMLElement, take: Take): void {
  panel.addEventListener('dragover', (event) => event.preventDefault());
  panel.addEventListener('drop', (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    void take(files);
  });
}
