import styles from './loader.module.css';

/** A spinner of 128 by 110 pixels for what `label` names; it shows after 200 ms only. */
export function Loader({ label }: { label: string }) {
  return (
    <div className={styles.loader} role="status" aria-label={label}>
      <svg aria-hidden="true" width="128" height="110" viewBox="0 0 128 110" fill="none">
        <circle className={styles.track} cx="64" cy="55" r="28" strokeWidth="4" />
        <path
          className={styles.arc}
          d="M64 27a28 28 0 0 1 28 28"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}
