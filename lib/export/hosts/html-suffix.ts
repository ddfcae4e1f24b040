// The lookbehind only lets a match start at the first space of a run. Otherwise a long run of spaces in the
// middle of a path would take quadratic time.
const blanks = /^(?:\s|%20)+|(?<!\s|%20)(?:\s|%20)+$/g;
const suffix = /(?:\/index)?\.html$/;

/**
 * Removes a trailing `/index.html` or `.html` and surrounding spaces from a path. Returns `/` when nothing is
 * left. Returns undefined when the path has no such suffix, such as `/a.html/` and `/a.HTML`.
 */
export function withoutHtmlSuffix(pathname: string): string | undefined {
  const trimmed = pathname.replace(blanks, '');
  if (!suffix.test(trimmed)) return undefined;
  return trimmed.replace(suffix, '') || '/';
}

/**
 * Inline script of the 404 page, for hosts without redirect rules. It tries the requested path without the
 * HTML suffix and then in lower case. If one exists, it goes there with the query and hash. It prepends the
 * origin so that a path such as `//elsewhere.example/a.html` stays on this site.
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
