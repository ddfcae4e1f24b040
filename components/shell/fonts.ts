import localFont from 'next/font/local';

/**
 * Font of the site's text, as a class that sets `--font-geist`. It is one 13 KB variable font file, hosted
 * with the site, and contains only the characters that pages use (`npm run font` creates it). If it arrives
 * too late for the first paint, it is used from the next page on. Swapping it in later would move the text
 * that is being read, because even a fallback font with the same metrics breaks lines differently.
 */
export const geist = localFont({
  src: './geist-subset.woff2',
  variable: '--font-geist',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
