import localFont from 'next/font/local';

/**
 * The text face of the site as a class that sets `--font-geist`: one variable file of 13 KB with
 * the characters that pages use (`npm run font`), served from this origin. Where it comes too late for the first paint, the next page has it: even a
 * fallback of the same metrics breaks its lines elsewhere, and a swap would move what is being read.
 */
export const geist = localFont({
  src: './geist-subset.woff2',
  variable: '--font-geist',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
