import { Transform } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';

/**
 * Creates a stream that removes the list of experimental settings from the output of `next dev`, because
 * authors do not choose them. It passes on whole lines.
 */
export function withoutExperiments(): Transform {
  let rest = '';
  let isInList = false;
  const isWanted = (line: string): boolean => {
    const text = stripVTControlCharacters(line);
    isInList = /^- Experiments/.test(text) || (isInList && /^ +\S/.test(text));
    return !isInList;
  };
  return new Transform({
    transform(chunk, _encoding, done) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      const kept = lines.filter(isWanted).map((line) => `${line}\n`);
      done(undefined, kept.join(''));
    },
    flush(done) {
      done(undefined, isWanted(rest) ? rest : '');
    },
  });
}
