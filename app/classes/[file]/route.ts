import { toLookupData } from '@/lib/classes/lookup-data';
import { paletteSvg } from '@/lib/classes/palette-image';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return ['v4.json', 'v2.json', 'v4.svg', 'v2.svg'].map((file) => ({ file }));
}

interface Props {
  params: Promise<{ file: string }>;
}

/** The data of the class lookup, and the pictures of the palettes. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const [name, type] = (await params).file.split('.');
  const version = name === 'v2' ? 'v2' : 'v4';
  if (type === 'json') return Response.json(await toLookupData(version));
  return new Response(paletteSvg(version), { headers: { 'content-type': 'image/svg+xml' } });
}
