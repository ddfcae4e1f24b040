import type { MetadataRoute } from 'next';
import { currentSite } from '@/app/site';
import { manifestName } from '@/content/messages/page';

export const dynamic = 'force-static';

/** Serves the web app manifest: name, colors and icons for a shortcut on the home screen. */
export function GET(): Response {
  const { title, tagline, basePath } = currentSite().config;
  const manifest: MetadataRoute.Manifest = {
    name: manifestName(title),
    short_name: title,
    description: tagline,
    start_url: `${basePath}/`,
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0b6e86',
    icons: [
      { src: `${basePath}/img/icon-192.png`, sizes: '192x192', type: 'image/png' },
      {
        src: `${basePath}/img/icon-512-maskable.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
  return Response.json(manifest);
}
