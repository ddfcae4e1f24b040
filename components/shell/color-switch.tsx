import { Moon, Sun } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { themeLabel } from '@/lib/shell/theme-switch';
import config from '@/site.config';
import styles from './color-switch.module.css';

/** Switches between light and dark once `ThemeSwitch` runs; nothing when the site has no switch. */
export function ColorSwitch() {
  if (config.colorMode.disableSwitch) return null;
  const label = themeLabel('light');
  return (
    <button
      type="button"
      className={styles.toggle}
      disabled
      title={label}
      aria-label={label}
      aria-live="polite"
      data-theme-switch
    >
      <span data-shows="light">
        <Icon of={Sun} size={20} />
      </span>
      <span data-shows="dark">
        <Icon of={Moon} size={20} />
      </span>
    </button>
  );
}
