import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { formatChanged } from './format-changed';

const ready = 'Ready in';

/**
 * Waits until `next dev` prints that it is ready, and resolves to its URL. Rejects when the output contains
 * no URL, or after `patience` milliseconds. If the output ends first, the promise never settles. In that case
 * Next has exited, and the caller reads its exit code.
 */
export function whenReady(output: Readable, patience = 120_000): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(toError(`"${ready}" for ${patience / 1000} seconds`));
    }, patience);
    const look = (data: Buffer) => {
      said += data;
      if (!said.includes(ready)) return;
      output.off('data', look);
      clearTimeout(timer);
      const address = /Local: +(\S+)/.exec(stripVTControlCharacters(said))?.[1];
      if (address) resolve(address);
      else reject(toError('"Local:"'));
    };
    output.on('data', look);
    output.once('end', () => clearTimeout(timer));
  });
}

function toError(missing: string): Error {
  return formatChanged('when-ready.ts', `it has not printed ${missing}`);
}
