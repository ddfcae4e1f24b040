import localFont from 'next/font/local';

/**
 * Font of the site's text. `geist.variable` is a CSS class that sets `--font-geist`. The font is a single
 * variable font file of 12 KB, hosted with the site, with only the characters that pages use (`npm run font`
 * creates it). If the file arrives too late for the first paint, it is used from the next page on. Swapping
 * it in later would move text while it is being read, because even a fallback font with the same metrics
 * breaks lines differently.
 */
export const geist = localFont({
  src: './geist-subset.woff2',
  variable: '--font-geist',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
