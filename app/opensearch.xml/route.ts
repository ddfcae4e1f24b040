import { currentSite } from '@/app/site';
import { toOpenSearch } from '@/lib/search/opensearch';

export const dynamic = 'force-static';

export function GET() {
  return new Response(toOpenSearch(currentSite().config), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
}
