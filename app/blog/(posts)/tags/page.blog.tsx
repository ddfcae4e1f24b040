import type { Metadata } from 'next';
import { currentSite } from '@/app/site';
import { TagsIndex } from '@/components/blog/tag-page';
import { tagsMetadata } from '@/lib/site/blog/blog-metadata';
import { tagLetters } from '@/lib/site/blog/post-lists';

export function generateMetadata(): Metadata {
  return tagsMetadata(currentSite());
}

export default function Page() {
  return <TagsIndex letters={tagLetters(currentSite())} />;
}
