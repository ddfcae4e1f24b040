import { escapeHtml } from './safe-hits';

interface Facts {
  title: string;
  url: string;
  basePath: string;
}

/** Returns the OpenSearch description as XML. Browsers use it to offer the site as a search engine. */
export function toOpenSearch({ title, url, basePath }: Facts): string {
  const base = escapeHtml(url + basePath);
  const name = escapeHtml(title);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${name}</ShortName>
  <Description>Search ${name}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${base}/favicon.ico</Image>
  <Url type="text/html" method="get" template="${base}/search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
