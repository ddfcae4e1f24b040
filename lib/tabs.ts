/** A tab by the value that is stored and the text that is read. */
export interface Tab {
  value: string;
  label: string;
}

/** The storage key of a group's choice. */
export function tabsKey(group: string): string {
  return `tabs.${group}`;
}

/** The first of the candidates that is a tab: a stored or queried value may be of another page. */
export function toSelected(tabs: Tab[], candidates: (string | null | undefined)[]): string {
  const found = candidates.find((value) => tabs.some((tab) => tab.value === value));
  return found ?? tabs[0]?.value ?? '';
}

/** The index that an arrow key moves the focus to, around the ends; nothing for other keys. */
export function toNextIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  return undefined;
}

/**
 * An inline script that shows the reader's earlier choice before the first paint. It stands behind
 * the panels of its group and does to the static HTML what React will find to be right.
 */
export const TABS_SCRIPT = `(function(t){var d=t.dataset,v;try{v=localStorage.getItem('tabs.'+d.group)}catch(e){}
v=d.parameter&&new URLSearchParams(location.search).get(d.parameter)||v;
var a=t.querySelectorAll(':scope>[role=tablist]>[role=tab]'),p=t.querySelectorAll(':scope>[role=tabpanel]'),i,n=-1;
for(i=0;i<a.length;i++)if(a[i].dataset.value===v)n=i;
if(n>=0)for(i=0;i<a.length;i++){a[i].setAttribute('aria-selected',i===n);a[i].tabIndex=i===n?0:-1;p[i].hidden=i!==n}
})(document.currentScript.closest('[data-tabs]'))`;
