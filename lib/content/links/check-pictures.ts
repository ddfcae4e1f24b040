import type { SiteConfig } from '@/lib/config/site';
import { ContentError } from '@/lib/config/source/content-error';
import { locate } from '@/lib/config/source/positions';
import type { Content } from '@/lib/content/content';

interface Picture {
  src: string | undefined;
  file: string;
  name: string;
}

/**
 * Reports pictures in settings and front matter that do not exist in `public`. `isPublic` returns whether a
 * path exists there. Pictures on other sites are not checked.
 */
export function checkPictures(
  site: SiteConfig,
  source: string,
  content: Pick<Content, 'docs' | 'posts'>,
  isPublic: (path: string) => boolean,
): ContentError[] {
  return [...settingPictures(site), ...contentPictures(content)].flatMap(({ src, file, name }) => {
    if (src === undefined || /^https?:/.test(src) || isPublic(src)) return [];
    const position = file === 'site.config.ts' ? locate(source, src) : undefined;
    const expected = `Expected a file at public/${src.replace(/^\//, '')}.`;
    return new ContentError({
      file,
      position,
      problem: `${name} does not exist: ${src}`,
      expected,
    });
  });
}

function settingPictures({ logo, footer }: SiteConfig): Picture[] {
  const file = 'site.config.ts';
  return [
    { src: logo.src, file, name: 'logo.src' },
    { src: logo.srcDark, file, name: 'logo.srcDark' },
    { src: footer?.logo?.src, file, name: 'footer.logo.src' },
    { src: footer?.logo?.srcDark, file, name: 'footer.logo.srcDark' },
  ];
}

function contentPictures({ docs, posts }: Pick<Content, 'docs' | 'posts'>): Picture[] {
  return [...docs, ...posts].map(({ file, frontMatter }) => {
    return { src: frontMatter.image, file, name: 'image' };
  });
}
