import {
  type NativeStyle,
  type Platform,
  type SampleClass,
  sampleClasses,
  toLiteral,
} from '@/lib/landing/track-sample';
import hues from './hues.module.css';
import styles from './style-output.module.css';

const labels: Record<Platform, string> = {
  ios: 'style on iOS',
  android: 'style on Android',
  web: 'CSS on the web',
};

/** What the classes that are on become: a style object on native, CSS rules on the web. */
export function StyleOutput({ platform }: { platform: Platform }) {
  const classes = sampleClasses.filter((item) => item[platform]);
  return (
    <pre data-label={labels[platform]} className={`${styles.output} ${hues.hues}`}>
      <code>
        {platform !== 'web' && <span>{'{'}</span>}
        {classes.map((item) => (
          <b key={item.name} data-class={item.name}>
            {platform === 'web' ? <Rule item={item} /> : <Properties style={item[platform]} />}
          </b>
        ))}
        {platform !== 'web' && <span>{'}'}</span>}
      </code>
    </pre>
  );
}

function Properties({ style = {} }: { style?: NativeStyle }) {
  return Object.entries(style).map(([property, value]) => (
    <span key={property}>
      {`  ${property}: `}
      <i data-t={typeof value === 'string' ? 'string' : 'constant'}>{toLiteral(value)}</i>,
    </span>
  ));
}

function Rule({ item }: { item: SampleClass }) {
  return Object.entries(item.web ?? {}).map(([property, value]) => (
    <span key={property}>
      <i data-t="tag">.{item.name}</i>
      {` { ${property}: `}
      <i data-t="constant">{value}</i>
      {' }'}
    </span>
  ));
}
