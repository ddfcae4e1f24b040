import type { SiteConfig } from '@/lib/config/site';

/** One warning on a page, together with lib/browser/storage.ts. */
const WARNING =
  'if(!window.warnedOfStorage)console.warn("Browser storage:",window.warnedOfStorage=e)';

/** What the script before the first paint must know of the site's configuration. */
export interface PreferencesOptions {
  /** The id of the announcement; undefined when there is no bar. */
  announcementId?: string;
  defaultMode: 'light' | 'dark';
  respectSystem: boolean;
  /** Forgets a stored theme, since readers cannot change it any more. */
  disableSwitch: boolean;
}

/**
 * The inline script that runs before the first paint: it sets `data-theme` (the query, else the
 * stored choice, else the system, else the default), hides an announcement that was closed, and runs the
 * theme switch. A storage that throws counts as empty; an unknown stored theme counts as light.
 */
export function preferencesScript(options: PreferencesOptions): string {
  const system = options.respectSystem
    ? `matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"`
    : `"${options.defaultMode}"`;
  const stored = options.disableSwitch
    ? `try{localStorage.removeItem("theme")}catch(e){}`
    : `s=g("theme");if(s&&!v(s)&&s!="system"){s="light";p(s)}`;
  const announcement =
    options.announcementId === undefined
      ? ''
      : `if(g("announcement.id")===${toLiteral(options.announcementId)}&&g("announcement.dismissed")=="true")d.announcement="dismissed";`;
  return `(function(d){var s,q=new URLSearchParams(location.search).get("theme");function g(k){try{return localStorage.getItem(k)}catch(e){return null}}function p(t){try{localStorage.setItem("theme",t)}catch(e){${WARNING}}}function v(t){return t=="light"||t=="dark"}${stored};d.theme=v(q)?q:v(s)?s:${system};${announcement}${options.disableSwitch ? NO_SWITCH : SWITCH}})(document.documentElement.dataset)`;
}

/**
 * The theme switch and the choice of other tabs, before React starts and afterwards. The switch is enabled as soon
 * as the parser has it: a long page is painted, and touched, before it is whole. Its name stays as the server wrote it
 * until the theme changes. A click stores the choice and is a storage event in this tab, too. The theme library
 * has its listener behind this one, so an event is judged once: a removal is ignored, and an unknown value
 * becomes light.
 */
const SWITCH = [
  'function l(e){document.querySelectorAll("[data-theme-switch]").forEach(function(b){b.disabled=false;if(!e)b.title=b.ariaLabel=b.title.replace(/\\w+ mode\\)/,d.theme+" mode)")})}',
  'function c(t){p(t);dispatchEvent(new StorageEvent("storage",{key:"theme",newValue:t}))}',
  'var o=new MutationObserver(l);o.observe(document,{childList:true,subtree:true})',
  'addEventListener("DOMContentLoaded",function(){o.disconnect();l(1)})',
  'addEventListener("click",function(e){if(e.target.closest&&e.target.closest("[data-theme-switch]"))c(d.theme=="dark"?"light":"dark")})',
  'addEventListener("storage",function(e){var t=e.newValue;if(e.key!="theme")return;if(v(t)){d.theme=t;l();return}e.stopImmediatePropagation();if(t!=null&&t!="system")c("light")})',
].join(';');

/** Without a switch no event reaches the theme library. */
const NO_SWITCH =
  'addEventListener("storage",function(e){if(e.key=="theme")e.stopImmediatePropagation()})';

/** The script of a site. */
export function sitePreferences({
  announcementBar,
  colorMode,
}: Pick<SiteConfig, 'announcementBar' | 'colorMode'>): string {
  return preferencesScript({
    announcementId: announcementBar?.isCloseable ? announcementBar.id : undefined,
    defaultMode: colorMode.default,
    respectSystem: colorMode.respectSystem,
    disableSwitch: colorMode.disableSwitch,
  });
}

/** A string literal that cannot end the script element it stands in. */
function toLiteral(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
