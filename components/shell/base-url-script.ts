/**
 * Returns the home page's inline script that detects a wrong base path. If neither the page script nor any
 * image has loaded, the script inserts a notice at the top of the page. The notice shows the configured path
 * and suggests the current one.
 */
export function baseUrlScript(basePath: string): string {
  const configured = basePath === '' ? '/ (default value)' : basePath;
  return `addEventListener("load",function(){if(customElements.get("page-contents")||[].some.call(document.images,function(i){return i.naturalWidth}))return;var b=document.createElement("div"),p=function(t){var e=document.createElement("p");e.textContent=t;b.appendChild(e)},w=location.pathname.replace(/\\/?$/,"/");b.id="base-url-notice";b.role="alert";p("Your site did not load properly.");p("A very common reason is a wrong baseUrl: the base path in the configuration of the site.");p("Configured: "+${JSON.stringify(configured)});p("Suggested: "+w);document.body.prepend(b)})`;
}
