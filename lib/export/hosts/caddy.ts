import { escapeRegExp } from '@/lib/config/escape-reg-exp';
import { markdownAccept } from './accept-markdown';
import {
  fileTypes,
  type HostRules,
  quoted,
  toTarget,
  toVariedHeaders,
  type VariedHeader,
} from './host-rules';
import type { ServerSettings } from './nginx';

/** MIME types whose file extensions many operating systems do not recognize. */
const unknownTypes = ['text/markdown', 'application/manifest+json'];

/** Returns the text of a `Caddyfile` that applies the rules. */
export function toCaddyfile(rules: HostRules, { root, listen }: ServerSettings): string {
  const { basePath, caching, redirects } = rules;
  const headers = toVariedHeaders(rules);
  const moves = redirects.map((redirect) => {
    const { path, query, fragment } = toTarget(redirect);
    const from = escapeRegExp(basePath + redirect.from);
    return `\t\t~^${from}/?$ "${basePath}${path}${query}" "${fragment}"`;
  });
  const types = unknownTypes.map((type, index) => {
    const matcher = `@type${index}`;
    return `\t${matcher} path *.${fileTypes[type]}\n\theader ${matcher} Content-Type "${withCharset(type)}"`;
  });
  const kept = caching.map(
    ({ prefix, value }) => `\t\t~^${escapeRegExp(basePath + prefix)} "${value}"`,
  );
  const unkept = caching.at(-1)?.value;
  const [, host = '', port] = /^(?:\[?(.*?)\]?:)?(\d+)$/.exec(listen) ?? [];
  return `(files) {
\tfile_server {
\t\tprecompressed br gzip
\t\tdisable_canonical_uris
\t}
}

(negotiated) {
	header +Vary Accept
	import files
}

http://:${port} {
${host && `\tbind ${host}\n`}\troot * ${root}
${headers.map(toHeaderLines).join('\n')}
	map {path} {caching} {
${kept.join('\n')}
		default "${unkept}"
	}
	header Cache-Control {caching}
${types.join('\n')}

\tmap {path} {moved} {fragment} {
${moves.join('\n')}
\t\tdefault "" ""
\t}
\t@moved_with_query expression \`{moved} != "" && {query} != "" && !{moved}.contains("?")\`
\tredir @moved_with_query {moved}?{query}{fragment} 301
\t@moved expression \`{moved} != ""\`
\tredir @moved {moved}{fragment} 301

\tmap {path} {twin} {
\t\t~^${escapeRegExp(basePath)}/?$ "${basePath}/index.md"
\t\t~^(.*?)/?$ "\${1}.md"
\t}
\t@markdown {
\t\theader_regexp Accept \`^${markdownAccept.wanted}$\`
\t\tnot header_regexp Accept \`^${markdownAccept.unwanted}$\`
\t\tfile {twin}
\t}
\thandle @markdown {
\t\theader Content-Type "${withCharset('text/markdown')}"
\t\trewrite {twin}
\t\timport negotiated
\t}
\t@suffix path_regexp page ^(.*?)(?:/index)?\\.html$
\thandle @suffix {
\t\ttry_files {path} {re.page.1}/index.html
\t\timport negotiated
\t}
\t@page file {path}/index.html
\thandle @page {
\t\trewrite {file_match.relative}
\t\timport negotiated
\t}
\t@twin path *.md
\thandle @twin {
\t\timport negotiated
\t}
\thandle {
\t\timport files
\t}
\thandle_errors {
\t\trewrite * ${basePath}/404.html
${headers.flatMap(toErrorLine).join('\n')}
\t\theader Cache-Control "${unkept}"
\t\theader Content-Type "text/html; charset=utf-8"
\t\timport files
\t}
}
`;
}

/**
 * Returns the Caddyfile lines that set a header. If the value depends on the path, they look it up in a map.
 */
function toHeaderLines({ name, variable, value, byPath }: VariedHeader): string {
  if (byPath.length === 0) return `\theader ${name} ${quoted(value)}`;
  const values = byPath.map((own) => `\t\t~${own.pattern} ${quoted(own.value)}`);
  const map = [`\tmap {path} {${variable}} {`, ...values, `\t\tdefault ${quoted(value)}`, '\t}'];
  return [...map, `\theader ${name} {${variable}}`].join('\n');
}

/**
 * Returns the line that sets a header on the 404 page to its default value. Otherwise the value would depend
 * on the requested path. Empty for headers that have the same value for all paths.
 */
function toErrorLine({ name, value, byPath }: VariedHeader): string[] {
  return byPath.length > 0 ? [`\t\theader ${name} ${quoted(value)}`] : [];
}

function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
