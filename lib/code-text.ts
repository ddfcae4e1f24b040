/**
 * The code that a reader copies from a block: what is seen, without what is only said or drawn,
 * without folded lines and, except in a patch, without deleted ones; no line end at the end.
 */
export function codeText(code: Element, isPatch: boolean): string {
  const copy = code.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const fold of copy.querySelectorAll('[data-fold]')) {
    if (!fold.querySelector('input')?.checked) fold.nextElementSibling?.remove();
    fold.remove();
  }
  const dropped = isPatch
    ? '[data-visually-hidden]'
    : '[data-visually-hidden], [data-line="deleted"]';
  for (const part of copy.querySelectorAll(dropped)) part.remove();
  return (copy.textContent ?? '').replace(/\n+$/, '');
}
