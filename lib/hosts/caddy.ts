import { escapeRegExp, fileTypes, type HostRules } from './host-rules';
import type { ServerPlace } from './nginx';

/** What systems may not know of by themselves. */
const untold = ['text/markdown', 'application/manifest+json'];

/** The rules as a `Caddyfile`. */
export function toCaddyfile(rules: HostRules, { root, listen }: ServerPlace): string {
  const { basePath, headers, caching, redirects } = rules;
  const moves = redirects.map(
    ({ from, to }) => `\t\t~^${escapeRegExp(basePath + from)}/?$ ${basePath}${to}`,
  );
  const types = untold.map((type, index) => {
    const matcher = `@untold${index}`;
    return `\t${matcher} path *.${fileTypes[type]}\n\theader ${matcher} Content-Type "${withCharset(type)}"`;
  });
  const kept = caching.map(
    ({ prefix, value }) => `\t\t~^${escapeRegExp(basePath + prefix)} "${value}"`,
  );
  const unkept = caching.at(-1)?.value;
  return `(files) {
\tfile_server {
\t\tprecompressed br gzip
\t\tdisable_canonical_uris
\t}
}

http://${listen.includes(':') ? listen : `:${listen}`} {
\troot * ${root}
${headers.map(([name, value]) => `\theader ${name} "${value}"`).join('\n')}
	map {path} {caching} {
${kept.join('\n')}
		default "${unkept}"
	}
	header Cache-Control {caching}
${types.join('\n')}

\tmap {path} {moved} {
${moves.join('\n')}
\t\tdefault ""
\t}
\t@moved_with_query expression \`{moved} != "" && {query} != ""\`
\tredir @moved_with_query {moved}?{query} 301
\t@moved expression \`{moved} != ""\`
\tredir @moved {moved} 301

\t@suffix path_regexp page ^(.*?)(?:/index)?\\.html$
\thandle @suffix {
\t\ttry_files {path} {re.page.1}/index.html
\t\timport files
\t}
\thandle {
\t\ttry_files {path} {path}/index.html
\t\timport files
\t}
\thandle_errors {
\t\trewrite * ${basePath}/404.html
\t\theader Cache-Control "${unkept}"
\t\theader Content-Type "text/html; charset=utf-8"
\t\timport files
\t}
}
`;
}

function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
