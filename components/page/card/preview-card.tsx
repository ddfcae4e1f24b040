import type { SiteConfig } from '@/lib/config/site';
import type { PreviewCardText as Words } from '@/lib/content/page-list';
import { cardLogo } from '@/lib/site/pages/preview-cards';

interface Props {
  card: Words;
  site: Pick<SiteConfig, 'title' | 'tagline' | 'logo'>;
}

/**
 * Renders a page's preview image, which other sites show with a link to the page. It is drawn at build time
 * and is not part of the page itself.
 */
export function PreviewCard({ card: { title, section, version }, site }: Props) {
  return (
    <div className="card" data-theme="dark">
      <div className="top">
        <img src={cardLogo(site)} alt="" width={56} height={56} />
        <span className="site">{site.title}</span>
        {version && <span className="version">{version}</span>}
      </div>
      <div className="middle">
        {section && <p className="section">{section}</p>}
        <h1 className={title.length > 40 ? 'title long' : 'title'}>{title}</h1>
      </div>
      <p className="tagline">{site.tagline}</p>
    </div>
  );
}
