import type {} from '@/components/page/copy-page/copy-page.element';
import { fileCopy, fileOpen } from '@/content/messages/prose';
import type { PropsOf } from '@/lib/content/mdx/component-props';
import styles from './copy-file.module.css';
import { Anchor } from './markdown-elements';

/** Renders a button that copies a Markdown file of the export, and a link to the file. */
export function CopyFile({ href, label }: PropsOf<'CopyFile'>) {
  return (
    <copy-page className={styles.file}>
      <button type="button" disabled>
        <span aria-live="polite">{fileCopy(label)}</span>
      </button>
      <Anchor href={href} type="text/markdown">
        {fileOpen(label)}
      </Anchor>
    </copy-page>
  );
}
