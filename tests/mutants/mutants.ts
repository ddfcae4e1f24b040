import { componentMutants } from './component-mutants';
import { libMutants } from './lib-mutants';
import type { Mutant } from './mutant';
import { routeAndScriptMutants } from './route-and-script-mutants';

/** All mutants, sorted by the part of the project. */
export const mutants: readonly Mutant[] = [
  ...libMutants,
  ...componentMutants,
  ...routeAndScriptMutants,
];
