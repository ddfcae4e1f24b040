/**
 * The inline script of the home page that notices when the site's own scripts were not found, most
 * likely because the site is published below another path, and puts a box with that advice first
 * in the body. `styled` is the class that hides the box where the styles did load.
 */
export function baseUrlScript(basePath: string, styled: string): string {
  const configured = basePath === '' ? '/ (default value)' : basePath;
  return `addEventListener("load",function(){if(customElements.get("page-contents"))return;var b=document.createElement("div"),p=function(t){var e=document.createElement("p");e.textContent=t;b.appendChild(e)},w=location.pathname.replace(/\\/?$/,"/");b.id="base-url-notice";b.className=${JSON.stringify(styled)};p("Your site did not load properly.");p("A very common reason is a wrong baseUrl: the base path in the configuration of the site.");p("Configured: "+${JSON.stringify(configured)});p("Suggested: "+w);document.body.prepend(b)})`;
}
