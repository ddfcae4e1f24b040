/** Blog feeds with their URL paths (without the base path), media types and display names. */
export const feeds = {
  rss: { path: '/blog/rss.xml', type: 'application/rss+xml', name: 'RSS Feed' },
  atom: { path: '/blog/atom.xml', type: 'application/atom+xml', name: 'Atom Feed' },
  json: { path: '/blog/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const;
