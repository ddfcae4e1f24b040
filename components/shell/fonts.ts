import localFont from 'next/font/local';

/**
 * The text face of the site as a class that sets `--font-geist`: one variable Latin file of 29 KB,
 * served from this origin, with a fallback of the same metrics so that nothing moves when it arrives.
 */
export const geist = localFont({
  src: '../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
