import type { Metadata } from 'next';
import { TagsIndex } from '@/components/blog/tags-index';
import { tagsMetadata } from '@/lib/blog/blog-metadata';
import { tagLetters } from '@/lib/blog/tag-pages';

export const metadata: Metadata = tagsMetadata();

export default function Page() {
  return <TagsIndex letters={tagLetters()} />;
}
