import { PLATFORM_NAMES, PLATFORMS, SUPPORT_WORDS } from '@/lib/classes/data/class-data';
import type { SiteConfig } from '@/lib/config/site';
import type { CardSample, PreviewCardText as Words } from '@/lib/content/page-list';
import { cardLogo } from '@/lib/site/pages/preview-cards';

interface Props {
  card: Words;
  site: Pick<SiteConfig, 'title' | 'tagline' | 'logo'>;
}

/**
 * Renders a page's preview image, which other sites show with a link to the page. It is drawn at build time
 * and is not part of the page itself. Cards without a sample show a large logo instead.
 */
export function PreviewCard({ card: { title, section, version, sample }, site }: Props) {
  return (
    <div className="card" data-theme="dark">
      <div className="top">
        {sample && <img src={cardLogo(site)} alt="" width={56} height={56} />}
        <span className="site">{site.title}</span>
        {version && <span className="version">{version}</span>}
      </div>
      <div className="middle">
        <div className="words">
          {section && <p className="section">{section}</p>}
          <h1 className={title.length > (sample ? 18 : 40) ? 'title long' : 'title'}>{title}</h1>
        </div>
        {sample ? (
          <Sample of={sample} />
        ) : (
          <img src={cardLogo(site)} alt="" width={260} height={260} />
        )}
      </div>
      <p className="tagline">{site.tagline}</p>
    </div>
  );
}

/** Longest line, in characters, that fits in large letters. */
const SHORT = 24;

/** Renders a class with its declarations, and how well each platform supports it. */
function Sample({ of: { name, style, support } }: { of: CardSample }) {
  return (
    <div
      className={[name, ...style].every((line) => line.length <= SHORT) ? 'sample short' : 'sample'}
    >
      <p className="class">{name}</p>
      {style.map((line) => (
        <p key={line} className="line">
          {line}
        </p>
      ))}
      <div className="marks">
        {PLATFORMS.map((platform) => (
          <span key={platform} className={`mark ${support[platform]}`}>
            <span className={`corner ${platform}`} />
            {`${PLATFORM_NAMES[platform]} ${SUPPORT_WORDS[support[platform]]}`}
          </span>
        ))}
      </div>
    </div>
  );
}
