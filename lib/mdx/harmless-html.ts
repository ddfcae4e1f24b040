/** Tags that hold text: what authors may write as tags. */
export const TEXT_TAGS: ReadonlySet<string> = new Set(
  'abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure hr i ins kbd li mark ol p q s samp section small span strong sub summary sup time u ul var wbr'.split(
    ' ',
  ),
);

/** Whether an attribute runs what it holds, or makes another element of its element. */
export function isRunningAttribute(name: string): boolean {
  return /^(?:on[a-z]+|srcdoc|dangerouslysetinnerhtml|is|ref)$/i.test(name);
}

/** Whether an attribute holds an address. */
export function isAddressAttribute(name: string): boolean {
  return /^(?:xlink:?)?(?:href|src|srcset|action|formaction|poster|data|cite|ping|background)$/i.test(
    name,
  );
}

/** Whether an address leads to the site or to the web; blanks and control characters hide nothing. */
export function isWebAddress(address: string): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\s\p{Cc}]/gu, '')) ?? [];
  return scheme === undefined || /^(?:https?|mailto|tel)$/i.test(scheme);
}
