import { componentMutants } from './component-mutants';
import { libMutants } from './lib-mutants';
import type { Mutant } from './mutant';
import { routeAndScriptMutants } from './route-and-script-mutants';

/** All mutants: first those in `lib`, then those in `components`, then those in `app` and `scripts`. */
export const mutants: readonly Mutant[] = [
  ...libMutants,
  ...componentMutants,
  ...routeAndScriptMutants,
];
