/** Facts of a page for search engines; a block of data, not a script that runs. */
export function StructuredData({ data }: { data: object }) {
  // Nothing inside may end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
