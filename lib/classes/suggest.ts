import { toByProperty } from './by-property';
import type { Answer, LookupIndex } from './lookup-index';
import { nearNames } from './near-names';
import { isVariant, parseClass, problemOf, splitVariants, type Vocabulary } from './resolve-class';
import { formerClasses } from './tailwind-4-names';

/** What is offered for a text that is not a class. */
export interface Suggest {
  /** Classes for a text with a problem: of Tailwind 3 for a name of 4, by a property, or with near names. */
  instead(text: string, problem: string): Answer;
  /** The classes that set a property, when the text is the name of one. */
  byProperty(text: string): Answer['offered'];
}

/** Makes the suggestions from the classes of a version. */
export function toSuggest(index: LookupIndex, vocabulary: Vocabulary): Suggest {
  const find = toByProperty(index);
  const byProperty = (text: string) => {
    const found = find(text);
    return found && { title: `Classes that set ${found.property}:`, names: found.names };
  };
  const isClass = (name: string) => !problemOf(name, vocabulary);
  const similar = (text: string) => {
    const { variants, prefix, own } = splitVariants(text);
    const unknown = variants.find((variant) => !isVariant(variant, vocabulary));
    if (unknown !== undefined)
      return nearNames(unknown, vocabulary.variants).map(
        (name) => variants.map((item) => `${item === unknown ? name : item}:`).join('') + own,
      );
    const { base, modifier } = parseClass(own, vocabulary);
    const names = nearNames(modifier ? `${base}/${modifier}` : base, index.places.keys());
    return names.map((name) => `${prefix}${name}`);
  };
  return {
    byProperty,
    instead(text, problem) {
      const former = formerClasses(text, isClass);
      if (former) return toFormerAnswer(text, former);
      const offered = byProperty(text);
      if (offered?.names.length) return { offered };
      if (offered) return { problem: `No class sets ${text}` };
      return { problem, offered: { title: 'Similar classes:', names: similar(text) } };
    },
  };
}

function toFormerAnswer(text: string, names: string[]): Answer {
  const problem = `${text} is a name of Tailwind 4`;
  if (names.length === 0) return { problem: `${problem}; Tailwind 3 has no class for it` };
  return { problem, offered: { title: 'Tailwind 3 calls it:', names } };
}
