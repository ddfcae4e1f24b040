import { PLATFORM_NAMES, PLATFORMS, SUPPORT_WORDS } from '@/lib/classes/data/class-data';
import { hasClasses, type SiteConfig } from '@/lib/config/site';
import type { CardSample, PreviewCardText as Words } from '@/lib/content/page-list';
import { cardLogo } from '@/lib/site/pages/preview-cards';

interface Props {
  card: Words;
  site: Pick<SiteConfig, 'title' | 'tagline' | 'logo' | 'versions'>;
}

/**
 * Renders a page's preview image, which other sites show with a link to the page. It is drawn at build time
 * and is not part of the page itself. Cards without a sample show a component on each platform, or
 * a large logo if the site has no class data.
 */
export function PreviewCard({ card: { title, section, version, sample }, site }: Props) {
  const hasDevices = !sample && hasClasses(site);
  return (
    <div className="card" data-theme="dark">
      {hasDevices && <Devices />}
      <div className="top">
        {(sample || hasDevices) && <img src={cardLogo(site)} alt="" width={56} height={56} />}
        <span className="site">{site.title}</span>
        {version && <span className="version">{version}</span>}
      </div>
      <div className="middle">
        <div className={hasDevices ? 'words narrow' : 'words'}>
          {section && <p className="section">{section}</p>}
          <h1 className={`title ${toLength(title)}`}>{title}</h1>
        </div>
        {sample && <Sample of={sample} />}
        {!sample && !hasDevices && <img src={cardLogo(site)} alt="" width={260} height={260} />}
      </div>
      <p className={hasDevices ? 'tagline narrow' : 'tagline'}>{site.tagline}</p>
    </div>
  );
}

/** Returns the class of a title's size: titles with long words are smaller, so that they fit. */
function toLength(title: string): string {
  const word = Math.max(...title.split(' ').map(({ length }) => length));
  if (word > 16) return 'longest';
  return word > 11 || title.length > 18 ? 'long' : '';
}

/** Renders an iPhone, an Android phone, and a browser window, each with the same component. */
function Devices() {
  return (
    <div className="devices">
      {PLATFORMS.map((platform) => (
        <div key={platform} className={`device ${platform}`}>
          <div className="camera" />
          <div className="item">
            <div className="picture" />
            <div className="bars">
              <div className="bar" />
              <div className="bar half" />
            </div>
          </div>
          <div className="item next" />
          <div className="item next" />
        </div>
      ))}
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
