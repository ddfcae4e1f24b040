import { escapeRegExp } from '@/lib/config/escape-reg-exp';
import { markdownAccept, negotiatedEndings } from './accept-markdown';
import {
  atEnd,
  fileTypes,
  type HostRules,
  quoted,
  textTypes,
  toTarget,
  toVariedHeaders,
  type VariedHeader,
} from './host-rules';

/** Folder that a self-hosted web server serves, and the address it listens on. */
export interface ServerSettings {
  /** Folder served at `/`. With a base path such as `/docs`, the export is in its subfolder `docs`. */
  root: string;
  /** Port, or address and port such as `127.0.0.1:8080`. */
  listen: string;
}

/**
 * Returns the text of an nginx configuration file that applies the rules. It belongs in the `http` context,
 * such as in `conf.d/site.conf`.
 */
export function toNginx(rules: HostRules, { root, listen }: ServerSettings): string {
  const { basePath, caching } = rules;
  const headers = toVariedHeaders(rules);
  return `# Debian: apt-get install nginx libnginx-mod-http-brotli-static
map_hash_bucket_size 256;
map_hash_max_size 16384;

map $uri $site_path {
  "~^(?<without_slash>.+)/$" $without_slash;
  default $uri;
}

map $site_path $site_moved {
${lines(toMoves(rules))}
  default "";
}

map $http_accept $site_markdown {
  "~^${markdownAccept.unwanted}$" "";
  "~^${markdownAccept.wanted}$" ".md";
  default "";
}

map $site_markdown$site_path $site_file {
  ".md${basePath || '/'}" "${basePath}/index.md";
  "~^\\.md(?<site_page>/.+)$" "$site_page.md";
  default $uri;
}

map $uri $site_vary {
${lines(negotiatedEndings.map((ending) => `"~${atEnd(ending)}" "Accept";`))}
  default "";
}

map $uri $site_caching {
${lines(caching.map(({ prefix, value }) => `"~^${escapeRegExp(basePath + prefix)}" "${value}";`))}
  default "${caching.at(-1)?.value}";
}

${headers.map(toHeaderMap).join('')}server {
  listen ${listen};
  root ${root};
  absolute_redirect off;
  charset utf-8;
  charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
  gzip_static on;
  gzip_vary on;
  # Without the module, remove this line.
  brotli_static on;
  error_page 404 ${basePath}/404.html;
${lines(headers.map(toHeaderLine))}
  add_header Cache-Control $site_caching always;
  add_header Vary $site_vary always;

  types {
${lines(
  Object.entries(fileTypes).map(([type, endings]) => `${type} ${endings};`),
  4,
)}
  }
  default_type application/octet-stream;

  if ($site_moved) {
    return 301 $site_moved;
  }
  location / {
    try_files $site_file $uri $uri/index.html =404;
  }
  location ~ ^(?<page>.*?)(?:/index)?\\.html$ {
    try_files $uri $page/index.html =404;
  }
}
`;
}

/** Returns the nginx map for a header whose value depends on the path. Empty for other headers. */
function toHeaderMap({ variable, value, byPath }: VariedHeader): string {
  if (byPath.length === 0) return '';
  const values = byPath.map((own) => `"~${own.pattern}" ${quoted(own.value)};`);
  return `map $uri $${variable} {\n${lines([...values, `default ${quoted(value)};`])}\n}\n\n`;
}

function toHeaderLine({ name, variable, value, byPath }: VariedHeader): string {
  return `add_header ${name} ${byPath.length > 0 ? `$${variable}` : quoted(value)} always;`;
}

/** Returns the nginx map entries for the redirects. A target without a query gets the request's query. */
function toMoves({ basePath, redirects }: HostRules): string[] {
  return redirects.map((redirect) => {
    const { path, query, fragment } = toTarget(redirect);
    return `"${basePath}${redirect.from}" "${basePath}${path}${query || '$is_args$args'}${fragment}";`;
  });
}

function lines(list: readonly string[], indent = 2): string {
  return list.map((line) => ' '.repeat(indent) + line).join('\n');
}
