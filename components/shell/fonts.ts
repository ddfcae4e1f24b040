import localFont from 'next/font/local';

/**
 * The font of the site's text, as a class that sets `--font-geist`: one variable file of 13 KB with the
 * characters that pages use (`npm run font`), served from this origin. When it comes too late for the
 * first paint, only the next page uses it: even a fallback with the same metrics breaks lines in other
 * places, and a swap would move what is being read.
 */
export const geist = localFont({
  src: './geist-subset.woff2',
  variable: '--font-geist',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
