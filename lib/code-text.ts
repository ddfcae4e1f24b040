/**
 * The code that a reader copies from a block: what is seen, without what is only said or drawn and,
 * except in a patch, without deleted lines; no line end at the end.
 */
export function codeText(code: Element, isPatch: boolean): string {
  const copy = code.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  const dropped = isPatch
    ? '[data-visually-hidden]'
    : '[data-visually-hidden], [data-line="deleted"]';
  for (const part of copy.querySelectorAll(dropped)) part.remove();
  return (copy.textContent ?? '').replace(/\n+$/, '');
}
