import { escapeRegExp } from '@/lib/config/escape-reg-exp';
import type { Redirect } from '@/lib/content/content';
import { markdownAccept, negotiatedEndings } from './accept-markdown';
import {
  atEnd,
  fileTypes,
  type HostRules,
  quoted,
  textTypes,
  toTarget,
  toVariedHeaders,
} from './host-rules';

/**
 * Returns the text of the `.htaccess` file at the root of the export. Apache reads it only if the server's
 * configuration allows that, for example with `AllowOverride All`.
 */
export function toHtaccess(rules: HostRules): string {
  const { basePath, headers, caching, redirects } = rules;
  const endingsOf = (types: readonly string[]) =>
    types.flatMap((type) => (fileTypes[type] ?? '').split(' ')).map((ending) => `.${ending}`);
  // When several lines match, Apache uses the last one, so the most specific rules go last.
  const kept = [...caching].reverse().map(({ prefix, value }) => {
    const isBelow = `%{REQUEST_URI} =~ m#^${escapeRegExp(basePath + prefix)}#`;
    return `Header always set Cache-Control "${value}" "expr=${isBelow}"`;
  });
  const at = (pattern: string) => `"expr=%{REQUEST_URI} =~ m#${pattern}#"`;
  const own = toVariedHeaders(rules).flatMap(({ name, byPath }) =>
    byPath.map(({ pattern, value }) => `Header always set ${name} ${quoted(value)} ${at(pattern)}`),
  );
  const varied = negotiatedEndings.map(
    (end) => `Header always merge Vary Accept ${at(atEnd(end))}`,
  );
  return `# Apache with mod_rewrite and mod_headers
Options -MultiViews -Indexes
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 ${basePath}/404.html

${Object.entries(fileTypes)
  .map(([type, endings]) => `AddType ${type} ${endings}`)
  .join('\n')}
AddCharset utf-8 ${endingsOf(textTypes).join(' ')}
RemoveType .br .gz
AddEncoding br .br
AddEncoding gzip .gz

${headers.map(([name, value]) => `Header always set ${name} ${quoted(value)}`).join('\n')}
${own.join('\n')}
${kept.join('\n')}
Header always merge Vary Accept-Encoding
${varied.join('\n')}

RewriteEngine On
RewriteBase ${basePath}/
${redirects.flatMap((redirect) => toMove(redirect, basePath)).join('\n')}

# Markdown, for requests that prefer it
${accepting}
RewriteRule ^$ index.md
${accepting}
RewriteCond %{DOCUMENT_ROOT}${basePath}/$1.md -f
RewriteRule ^(.+?)/?$ $1.md

# Pages, with and without the slash and the suffix
RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{DOCUMENT_ROOT}${basePath}/$1/index.html -f
RewriteRule ^(.+?)(?:/|/index\\.html|\\.html)?$ $1/index.html

# Compressed copies
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}${basePath}/$1.br -f
RewriteRule ^(.+)$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{DOCUMENT_ROOT}${basePath}/$1.gz -f
RewriteRule ^(.+)$ $1.gz [L]
`;
}

/** Conditions for a request that gets Markdown. */
const accepting = `RewriteCond %{HTTP:Accept} "^${markdownAccept.wanted}$"
RewriteCond %{HTTP:Accept} "!^${markdownAccept.unwanted}$"`;

/**
 * Returns the rewrite rules for a redirect. If a target has no query, Apache appends the request's query to
 * it, even after a fragment. A target with a fragment but no query therefore gets a second rule, for requests
 * with a query.
 */
function toMove(redirect: Redirect, basePath: string): string[] {
  const { path, query, fragment } = toTarget(redirect);
  const escaped = (text: string) => text.replaceAll('%', '\\%');
  const move = (rest: string) =>
    `RewriteRule "^${escapeRegExp(redirect.from.slice(1))}/?$" "${escaped(basePath + path)}${rest}" [R=301,L,NE]`;
  const plain = move(escaped(query + fragment));
  if (query || !fragment) return [plain];
  return ['RewriteCond %{QUERY_STRING} .', move(`?%{QUERY_STRING}${escaped(fragment)}`), plain];
}
