import { hashTarget, keepInPlace } from '@/components/shell/navigation/scroll-and-focus';
import { ContentElement, defineElement, type ElementProps } from '@/components/ui/element';
import { setQueryParam } from '@/lib/browser/query-param';
import { readStored, subscribeStored, writeStored } from '@/lib/browser/storage';

interface GroupAttributes {
  /**
   * Name of the group. Groups with the same name are synchronized, on this page and in other browser windows.
   */
  group?: string | undefined;
  /** Query parameter that contains the value of the selected tab. */
  parameter?: string | undefined;
}

interface PanelAttributes {
  /**
   * Value of the panel's tab, such as `npm`. If the group has a name, this value is stored when the reader
   * selects the tab.
   */
  value: string;
  /** Label of the tab. It is shown above the panel in print and without JavaScript. */
  label: string;
  /**
   * `until-found` if the panel is not selected. Find in page searches such panels too. The browser sends
   * `beforematch` before it reveals one.
   */
  hidden: 'until-found' | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tab-group': ElementProps<GroupAttributes>;
      'tab-panel': ElementProps<PanelAttributes>;
    }
  }
}

/**
 * Inline script that selects a tab before the first paint, according to the URL or the reader's stored
 * choice. It comes after the panels of its group. The custom element selects the same tab later.
 */
export const TABS_SCRIPT = `(t=>{let g=n=>t.getAttribute(n),[l,...p]=t.children,w=k=>p.find(x=>x.getAttribute('value')==k),v,h,s;p.pop();try{h=document.getElementById(location.hash.slice(1));v=localStorage.getItem('tabs.'+g('group'))}catch{}if(s=p.find(x=>x.contains(h))||g('parameter')&&w(new URLSearchParams(location.search).get(g('parameter')))||w(v))p.map((x,i)=>{let a=l.children[i],o=x==s;a.ariaSelected=o;a.tabIndex=o-1;x.hidden=!o&&'until-found'})})(document.currentScript.parentElement)`;

/**
 * Returns the first candidate that is in `values`, or the first value if no candidate is. A value from the
 * query or from storage may not exist on this page.
 */
export function toSelected(
  values: readonly string[],
  candidates: readonly (string | null | undefined)[],
): string {
  return candidates.find((value) => value != null && values.includes(value)) ?? values[0] ?? '';
}

/**
 * Returns the index of the tab that the left or right arrow key moves the focus to. After the last tab comes
 * the first, and vice versa. Returns `undefined` for other keys.
 */
export function toNextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  return undefined;
}

/**
 * Group of tabs and panels. It shows the panel of the selected tab, stores the reader's choice, and
 * synchronizes with groups of the same name. Dispatches `change` when a different panel is shown.
 */
class TabGroup extends ContentElement<GroupAttributes> {
  #tabs: HTMLElement[] = [];
  #panels: HTMLElement[] = [];

  protected connect(signal: AbortSignal): void {
    this.#tabs = [...this.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
    this.#panels = [...this.querySelectorAll<HTMLElement>(':scope > tab-panel')];
    for (const tab of this.#tabs) tab.removeAttribute('aria-disabled');
    const parameter = this.attribute('parameter');
    const queried = parameter && new URLSearchParams(location.search).get(parameter);
    this.#show([this.#linked(), queried, this.#stored(), this.#selected()]);
    this.addEventListener('click', (event) => this.#click(event), { signal });
    this.addEventListener('keydown', (event) => this.#moveFocus(event), { signal });
    this.addEventListener('beforematch', ({ target }) => this.#show([this.#around(target)]), {
      signal,
    });
    const follow = () => this.#show([this.#stored(), this.#selected()]);
    const unfollow = subscribeStored(this.#key, follow);
    signal.addEventListener('abort', unfollow);
  }

  get #key(): string {
    return `tabs.${this.attribute('group')}`;
  }

  #stored(): string | null {
    return this.attribute('group') ? readStored(this.#key) : null;
  }

  #selected(): string | undefined {
    return panelValue(this.#panels.find((panel) => !panel.hidden));
  }

  /**
   * Returns the value of the panel that contains the target of the URL's hash. Returns `undefined` if there
   * is none.
   */
  #linked(): string | undefined {
    return this.#around(hashTarget(location.hash));
  }

  #around(target: EventTarget | null): string | undefined {
    if (!(target instanceof Node)) return undefined;
    return panelValue(this.#panels.find((panel) => panel.contains(target)));
  }

  #show(candidates: (string | null | undefined)[]): void {
    const values = this.#panels.map((panel) => panelValue(panel) ?? '');
    const selected = values.indexOf(toSelected(values, candidates));
    const changed = this.#panels[selected]?.hidden;
    for (const [index, tab] of this.#tabs.entries()) {
      tab.setAttribute('aria-selected', String(index === selected));
      tab.tabIndex = index === selected ? 0 : -1;
      const panel = this.#panels[index];
      if (index === selected) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', 'until-found');
    }
    if (changed) this.dispatchEvent(new Event('change', { bubbles: true }));
  }

  #click({ target }: Event): void {
    const tab = this.#tabs.find((candidate) => candidate === target);
    const value = panelValue(this.#panels[tab ? this.#tabs.indexOf(tab) : -1]);
    if (tab && value !== undefined) keepInPlace(tab, () => this.#choose(value));
  }

  #choose(value: string): void {
    this.#show([value]);
    if (this.attribute('group')) writeStored(this.#key, value);
    const parameter = this.attribute('parameter');
    if (parameter) setQueryParam(parameter, value);
  }

  /**
   * Handles keys. Arrow keys only move the focus and Enter selects a tab, so readers do not have to go
   * through every panel.
   */
  #moveFocus(event: KeyboardEvent): void {
    const focused = event.target instanceof HTMLElement ? this.#tabs.indexOf(event.target) : -1;
    if (focused < 0) return;
    if (event.key === 'Enter') this.#tabs[focused]?.click();
    const next = toNextIndex(event.key, focused, this.#tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    this.#tabs[next]?.focus();
  }
}

function panelValue(panel: HTMLElement | undefined): string | undefined {
  return panel?.getAttribute('value') ?? undefined;
}

defineElement('tab-group', TabGroup);
