import type { Metadata } from 'next';
import { Archive } from '@/components/blog/archive';
import { postYears } from '@/lib/blog/lists';
import { archiveMetadata } from '@/lib/blog/metadata';

export const metadata: Metadata = archiveMetadata();

export default function Page() {
  return <Archive years={postYears()} />;
}
