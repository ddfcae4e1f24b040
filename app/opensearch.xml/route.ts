import { toOpenSearch } from '@/lib/site/opensearch';
import config from '@/site.config';

export const dynamic = 'force-static';

export function GET() {
  return new Response(toOpenSearch(config), {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
}
