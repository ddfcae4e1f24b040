// The lookbehind starts a run of blanks at its first one, so that a long run in the middle is not tried again from each of them.
const blanks = /^(?:\s|%20)+|(?<!\s|%20)(?:\s|%20)+$/g;
const suffix = /(?:\/index)?\.html$/;

/**
 * The path without blanks around it and without a final `/index.html` or `.html`, `/` when nothing is left.
 * Undefined when the path has no such suffix; `/a.html/` and `/a.HTML` have none.
 */
export function withoutHtmlSuffix(pathname: string): string | undefined {
  const trimmed = pathname.replace(blanks, '');
  if (!suffix.test(trimmed)) return undefined;
  return trimmed.replace(suffix, '') || '/';
}

/**
 * Inline script for the not-found page of hosts that know no rules: looks whether the page exists without
 * the suffix, then in lower case, and goes there with query and hash. The origin in front keeps a path
 * such as `//elsewhere.example/a.html` on this site.
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
