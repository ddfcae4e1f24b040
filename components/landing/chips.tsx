import { colors, type SampleClass, switches } from '@/lib/landing/track-sample';
import styles from './chips.module.css';

/** The classes of the card as check boxes and radio buttons. */
export function Chips() {
  return (
    <fieldset id="card-classes" className={styles.chips} data-print="none">
      <legend>Switch a class on or off</legend>
      {switches.map((item) => (
        <Chip key={item.name} item={item} type="checkbox" />
      ))}
      {colors.map((item) => (
        <Chip key={item.name} item={item} type="radio" />
      ))}
    </fieldset>
  );
}

function Chip({ item, type }: { item: SampleClass; type: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.chip}>
      <input
        type={type}
        name={type === 'radio' ? 'color' : item.name}
        value={item.name}
        defaultChecked={item.on}
      />
      {item.name}
    </label>
  );
}
