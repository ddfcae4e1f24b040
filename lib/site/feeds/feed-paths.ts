/** Feeds of the blog, each with its URL path (without the base path), media type and display name. */
export const feeds = {
  rss: { path: '/blog/rss.xml', type: 'application/rss+xml', name: 'RSS Feed' },
  atom: { path: '/blog/atom.xml', type: 'application/atom+xml', name: 'Atom Feed' },
  json: { path: '/blog/feed.json', type: 'application/feed+json', name: 'JSON Feed' },
} as const;
