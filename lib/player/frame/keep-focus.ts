/** Lets samples move the focus only while the reader is in the frame: they must not take it from the page. */
export function keepFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function guarded(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
