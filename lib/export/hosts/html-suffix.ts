// The lookbehind lets a match start only at the first of several spaces. Otherwise, many spaces in the middle
// of a path would take quadratic time.
const blanks = /^(?:\s|%20)+|(?<!\s|%20)(?:\s|%20)+$/g;
const suffix = /(?:\/index)?\.html$/;

/**
 * Removes a trailing `/index.html` or `.html` and surrounding spaces, including encoded ones (`%20`), from a
 * path. Returns `/` when nothing is left. Returns undefined when the path has no such suffix, as in
 * `/a.html/` or `/a.HTML`.
 */
export function withoutHtmlSuffix(pathname: string): string | undefined {
  const trimmed = pathname.replace(blanks, '');
  if (!suffix.test(trimmed)) return undefined;
  return trimmed.replace(suffix, '') || '/';
}

/**
 * Source of the 404 page's inline script, for hosts without rewrite rules. The script requests the page's
 * path without an HTML suffix, then the same path in lower case. It goes to the first one that exists and
 * keeps the query and hash. It prepends the origin so that a path such as `//elsewhere.example/a.html` stays
 * on this site.
 */
export const notFoundScript = `(function(l,p,c){
p=l.pathname.replace(${blanks},'');
c=p.replace(${suffix},'')||'/';
c=[c,c.toLowerCase()].filter(function(x,i,a){return x!==l.pathname&&a.indexOf(x)===i});
(function next(u){
if(!c.length)return;
u=l.origin+c.shift();
fetch(u,{method:'HEAD'}).then(function(r){if(r.ok)l.replace(u+l.search+l.hash);else next()},function(){});
})();
})(location);`;
