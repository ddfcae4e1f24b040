import { type CSSProperties, Fragment } from 'react';
import { report } from '@/.generated/report';

// These styles are inline because they must not be part of the exported CSS.
const box: CSSProperties = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1000,
  maxBlockSize: '40vh',
  overflow: 'auto',
  color: '#fff',
  background: '#7f1d1d',
};
const summary: CSSProperties = { padding: '0.75rem 1rem', cursor: 'pointer', fontWeight: 600 };
const text: CSSProperties = { margin: 0, padding: '0 1rem 1rem', whiteSpace: 'pre-wrap' };
const link: CSSProperties = { color: 'inherit', textDecoration: 'underline' };
// The end of the page has to stay visible above the report.
const room =
  'body:has(#content-report){padding-block-end:4rem}body:has(#content-report[open]){padding-block-end:40vh}';

/**
 * In development, shows all content errors that `npm run check:content` reports, on top of the current page.
 * Authors can fold it, and open each position in their editor. Renders nothing in production or if there are no
 * errors.
 */
export function ContentReport() {
  if (process.env.NODE_ENV !== 'development' || report.errors.length === 0) return null;
  return (
    <div role="alert" aria-label="Mistakes in the content" style={box}>
      <style>{room}</style>
      <details id="content-report" open>
        <summary style={summary}>Mistakes in the content</summary>
        <pre style={text}>
          {report.errors.map(({ gap, place, details, editor }) => (
            <Fragment key={place + details}>
              {gap}
              {editor === undefined ? (
                place
              ) : (
                <a href={editor} title="Open in the editor" style={link} data-native>
                  {place}
                </a>
              )}
              {details}
            </Fragment>
          ))}
        </pre>
      </details>
    </div>
  );
}
