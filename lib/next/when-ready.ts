import type { Readable } from 'node:stream';

const ready = 'Ready in';

/**
 * Resolves when the output of `next dev` says that it serves pages; rejects when `patience` milliseconds pass. When
 * the output ends first it does neither: how Next ended says why.
 */
export function whenReady(output: Readable, patience = 120_000): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const seconds = patience / 1000;
      reject(
        new Error(`Next’s format changed: it has not said "${ready}" for ${seconds} seconds.`),
      );
    }, patience);
    const look = (data: Buffer) => {
      said += data;
      if (!said.includes(ready)) return;
      output.off('data', look);
      clearTimeout(timer);
      resolve();
    };
    output.on('data', look);
    output.once('end', () => clearTimeout(timer));
  });
}
