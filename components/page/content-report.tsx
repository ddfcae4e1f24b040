import type { CSSProperties } from 'react';
import { report } from '@/.generated/report';

// Written here, so that no style sheet of the export brings it.
const style: CSSProperties = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1000,
  maxBlockSize: '40vh',
  margin: 0,
  padding: '1rem',
  overflow: 'auto',
  whiteSpace: 'pre-wrap',
  color: '#fff',
  background: '#7f1d1d',
};

/** In development, all mistakes of the content as `npm run check:content` says them, over the page that is open. */
export function ContentReport() {
  if (process.env.NODE_ENV !== 'development' || report === '') return null;
  return (
    <pre role="alert" aria-label="Mistakes in the content" style={style}>
      {report}
    </pre>
  );
}
