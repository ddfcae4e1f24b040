import type { ContentError } from '@/lib/config/source/content-error';
import { didYouMean } from '@/lib/config/source/did-you-mean';
import { type Sample, sampleError } from '@/lib/content/code-blocks/sample';

interface Mention {
  /** Name of a package, or of a program that `npx` runs. */
  name: string;
  line: number;
  column: number;
}

/**
 * `INSTALL` matches commands that are followed by package names. `RUN` matches commands that are followed by
 * the name of a program.
 */
const INSTALL =
  /^(?:npm (?:install|i|uninstall|ls|update|exec)|npx (?:expo|nypm) install|(?:yarn|pnpm|bun) (?:add|remove))\b/;
const RUN = /^(?:npx|npm exec|pnpm dlx|yarn dlx|bunx)(?: --?\S+)*\s+(\S+)/;

/** Returns an error for each package or program in a shell sample's commands that is missing from `known`. */
export function unknownPackages(sample: Sample, known: readonly string[]): ContentError[] {
  if (sample.language !== 'sh') return [];
  return mentions(sample.code)
    .filter(({ name }) => !known.includes(name))
    .map(({ name, ...position }) =>
      sampleError(sample, position, {
        problem: `${name} is not a known package`,
        expected: 'a package or program that tests/content/packages.ts lists',
        fix: didYouMean(name, known) ?? 'Look it up in the npm registry and add it to the list.',
      }),
    );
}

/**
 * Returns the packages and programs in shell commands, with their positions. Version suffixes are removed.
 */
export function mentions(code: string): Mention[] {
  return code.split('\n').flatMap((text, index) => {
    const at = (word: string) => ({
      name: toName(word),
      line: index + 1,
      column: text.indexOf(word) + 1,
    });
    const start = text.search(/\S/);
    const command = text
      .slice(Math.max(start, 0))
      .replace(/^\$ /, '')
      .replace(/\s+#.*$/, '');
    const program = RUN.exec(command)?.[1];
    const installed = INSTALL.exec(command);
    const words = installed ? command.slice(installed[0].length).trim().split(/\s+/) : [];
    const packages = words.filter((word) => /^[@a-z]/i.test(word));
    return [...(program ? [program] : []), ...packages].map(at);
  });
}

function toName(word: string): string {
  return word.replace(/(?<=.)@.*$/, '');
}
