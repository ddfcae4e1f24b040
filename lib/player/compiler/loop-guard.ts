import { parse } from 'sucrase/dist/esm/parser';
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types';
import { TICK } from '../sample-protocol';

interface Insertion {
  at: number;
  text: string;
}

/** Makes every `while`, `do` and `for (;;)` of a TypeScript source call `TICK`; lines stay where they are. */
export function guardLoops(code: string): string {
  const { tokens } = parse(code, true, true, false);
  const insertions: Insertion[] = [];
  for (const [index, { type }] of tokens.entries()) {
    if (type !== tt._while && type !== tt._for) continue;
    const open = tokens[index + 1];
    if (!open || open.type !== tt.parenL) continue;
    const { close, semicolons } = scan(tokens, index + 1);
    const last = semicolons[1];
    if (type === tt._while && close) {
      insertions.push({ at: open.end, text: `${TICK}(), (` }, { at: close.start, text: ')' });
    } else if (last && close) {
      const isEmpty = tokens[tokens.indexOf(last) + 1] === close;
      insertions.push({ at: last.end, text: `${TICK}()${isEmpty ? '' : ','}` });
    }
  }
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

/** The bracket that closes the one at `start`, and the semicolons directly between both. */
function scan<T extends { type: number }>(tokens: readonly T[], start: number) {
  const opening = [tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL];
  const closing = [tt.parenR, tt.braceR, tt.bracketR];
  const semicolons: T[] = [];
  let depth = 0;
  for (const token of tokens.slice(start)) {
    if (opening.includes(token.type)) depth += 1;
    if (closing.includes(token.type)) depth -= 1;
    if (depth === 0) return { close: token, semicolons };
    if (depth === 1 && token.type === tt.semi) semicolons.push(token);
  }
  return { close: undefined, semicolons };
}
