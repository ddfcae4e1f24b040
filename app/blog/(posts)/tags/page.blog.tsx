import type { Metadata } from 'next';
import { TagsIndex } from '@/components/blog/tag-page';
import { tagsMetadata } from '@/lib/site/blog/blog-metadata';
import { tagLetters } from '@/lib/site/blog/post-lists';

export const metadata: Metadata = tagsMetadata();

export default function Page() {
  return <TagsIndex letters={tagLetters()} />;
}
