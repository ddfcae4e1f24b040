import type { ReactNode } from 'react';
import styles from './file-tree.module.css';

/** Renders a tree of files. The children are a nested list, whose names the MDX pipeline has turned into code. */
export function FileTree({ children }: { children?: ReactNode }) {
  return <div className={styles.tree}>{children}</div>;
}
