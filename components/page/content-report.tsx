import type { CSSProperties } from 'react';
import { report } from '@/.generated/report';

// These styles are inline because they must not be part of the exported CSS.
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

/**
 * In development, shows all content errors that `npm run check:content` reports, on top of the current page.
 * Renders nothing in production or if there are no errors.
 */
export function ContentReport() {
  if (process.env.NODE_ENV !== 'development' || report === '') return null;
  return (
    <pre role="alert" aria-label="Mistakes in the content" style={style}>
      {report}
    </pre>
  );
}
