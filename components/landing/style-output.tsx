import { PlatformRadios } from '@/components/player/platform-radios';
import { demoNativeStyle, demoOutput, demoWebCss } from '@/content/messages/landing';
import { PLATFORM_NAMES } from '@/lib/classes/data/class-data';
import {
  type DemoNativeStyle,
  type DemoPlatform,
  platforms,
  type SampleClass,
  sampleClasses,
  toNativeLiteral,
} from '@/lib/site/landing/demo-card-classes';
import chips from './chips.module.css';
import styles from './style-output.module.css';

/** Renders the styles of the demo card on the platform that the reader chooses. In print, all are visible. */
export function StyleOutput() {
  return (
    <div className={styles.output}>
      <fieldset className={styles.choice} data-print="none">
        <legend>{demoOutput}</legend>
        <PlatformRadios name="output" className={chips.chip} />
      </fieldset>
      {platforms.map((platform) => (
        <Styles key={platform} platform={platform} />
      ))}
    </div>
  );
}

/**
 * Renders the styles of the card's classes: a style object on native platforms, and CSS rules on the web. CSS
 * hides the styles of inactive classes.
 */
function Styles({ platform }: { platform: DemoPlatform }) {
  const classes = sampleClasses.filter((item) => item[platform]);
  const label = platform === 'web' ? demoWebCss : demoNativeStyle(PLATFORM_NAMES[platform]);
  return (
    <figure data-platform={platform}>
      <figcaption className="sr-only">{label}</figcaption>
      <pre>
        <code>
          {platform !== 'web' && <i>{'{'}</i>}
          {classes.map((item) => (
            <b key={item.name} data-class={item.name}>
              {platform === 'web' ? <Rule item={item} /> : <Properties style={item[platform]} />}
            </b>
          ))}
          {platform !== 'web' && <i>{'}'}</i>}
        </code>
      </pre>
    </figure>
  );
}

function Properties({ style = {} }: { style?: DemoNativeStyle }) {
  return Object.entries(style).map(([property, value]) => (
    <i key={property}>
      {`  ${property}: `}
      <span className={typeof value === 'string' ? 's' : 'n'}>{toNativeLiteral(value)}</span>,
    </i>
  ));
}

function Rule({ item }: { item: SampleClass }) {
  return Object.entries(item.web ?? {}).map(([property, value]) => (
    <i key={property}>
      <span className="t">.{item.name}</span>
      {` { ${property}: `}
      <span className="n">{value}</span>
      {' }'}
    </i>
  ));
}
