/** How the wrapped lines of code on a page are laid out. The lists contain the lines and words with mistakes. */
export interface WrappedCode {
  /** Number of lines that wrap. */
  wrapped: number;
  /** Lines whose wrapped part is not indented by 4 more characters than their start. */
  unaligned: string[];
  /** Class names that are broken although they fit in a line. */
  broken: string[];
  /** Blocks that scroll sideways although their lines wrap. */
  overflowing: string[];
}

/**
 * Measures the visible code blocks of the page whose lines wrap. Runs in the browser, so it must not use
 * anything outside of it.
 */
export function readWrappedCode(): WrappedCode {
  const result: WrappedCode = { wrapped: 0, unaligned: [], broken: [], overflowing: [] };
  const HANG = 4;

  for (const code of document.querySelectorAll<HTMLElement>('.code-block code')) {
    const isWrapped = getComputedStyle(code).whiteSpaceCollapse === 'preserve';
    if (!isWrapped || getComputedStyle(code).textWrapMode !== 'wrap' || !code.checkVisibility())
      continue;
    const pre = code.parentElement;
    if (pre && pre.scrollWidth > pre.clientWidth) result.overflowing.push(code.textContent ?? '');
    checkCode(code);
  }
  return result;

  interface Character {
    text: string;
    left: number;
    top: number;
    /** Whether the character is in a word that may be longer than a line, and is not its first character. */
    isInLongWord: boolean;
  }

  function checkCode(code: HTMLElement): void {
    const start = document.createElement('span');
    const { paddingLeft, paddingRight, fontSize } = getComputedStyle(code);
    start.style.cssText = `position: absolute; inline-size: 100ch; font-size: ${fontSize}`;
    code.append(start);
    const character = start.getBoundingClientRect().width / 100;
    start.remove();
    const box = code.getBoundingClientRect();
    const left = box.left + Number.parseFloat(paddingLeft);
    const columns = Math.floor((box.right - Number.parseFloat(paddingRight) - left) / character);
    for (const line of linesOf(code)) checkLine(line, { left, character, columns });
  }

  function checkLine(
    line: Character[],
    { left, character, columns }: { left: number; character: number; columns: number },
  ): void {
    const text = line.map((item) => item.text).join('');
    const indent = text.search(/\S|$/);
    const visible = line
      .map((item, index) => ({ ...item, index }))
      .filter(({ text }) => text.trim());
    const [first] = visible;
    if (!first) return;
    const rows = visible.filter(({ top }, at) => at > 0 && top > (visible[at - 1]?.top ?? 0) + 4);
    if (rows.length > 0) result.wrapped += 1;
    for (const row of rows) {
      if (row.isInLongWord) continue;
      const column = (row.left - left) / character;
      if (Math.abs(column - indent - HANG) > 0.2) result.unaligned.push(`${column}: ${text}`);
    }
    // A quotation mark stays with the class name next to it.
    for (const { 1: names = '', index } of text.matchAll(/className=("[^"]*")/g)) {
      for (const name of names.matchAll(/\S+/g)) {
        const from = index + 'className='.length + name.index;
        const tops = line.slice(from, from + name[0].length).map(({ top }) => top);
        const isBroken = Math.max(...tops) > Math.min(...tops) + 4;
        if (isBroken && indent + HANG + name[0].length <= columns) result.broken.push(name[0]);
      }
    }
  }

  /** Returns the characters of each line with their positions, without text for screen readers. */
  function linesOf(code: HTMLElement): Character[][] {
    const lines: Character[][] = [[]];
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (node.parentElement?.closest('.sr-only')) continue;
      const range = document.createRange();
      const isLong = node.parentElement?.matches('.w') ?? false;
      [...(node.textContent ?? '')].forEach((text, index) => {
        if (text === '\n') {
          lines.push([]);
          return;
        }
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { left = 0, top = 0 } = range.getClientRects()[0] ?? {};
        lines.at(-1)?.push({ text, left, top, isInLongWord: isLong && index > 0 });
      });
    }
    return lines;
  }
}
