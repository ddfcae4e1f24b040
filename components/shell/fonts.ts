import localFont from 'next/font/local';

/**
 * The text face of the site as a class that sets `--font-geist`: one variable Latin file of 29 KB,
 * served from this origin. Where it comes too late for the first paint, the next page has it: even a
 * fallback of the same metrics breaks its lines elsewhere, and a swap would move what is being read.
 */
export const geist = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist',
  weight: '100 900',
  display: 'optional',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
