import { currentSite } from '@/app/site';
import { paletteSvg } from '@/lib/classes/data/palette-image';
import { toLookupData } from '@/lib/site/pages/lookup-data';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return currentSite().config.versions.flatMap(({ name, classes }) =>
    classes === undefined ? [] : [{ file: `${name}.json` }, { file: `${name}.svg` }],
  );
}

interface Props {
  params: Promise<{ file: string }>;
}

/**
 * Serves a docs version's class data for the lookup as JSON, such as `v2.json`, and its color palette as SVG.
 */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const [, version = '', type] = /^(.*)\.(\w+)$/.exec((await params).file) ?? [];
  const content = currentSite();
  if (type === 'json') return Response.json(await toLookupData(content, version));
  return new Response(paletteSvg(content.classes(version)), {
    headers: { 'content-type': 'image/svg+xml' },
  });
}
