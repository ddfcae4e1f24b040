import { fileURLToPath } from 'node:url';

/** Options of `tsImport` for the modules of this folder. */
export const tsOptions = {
  parentURL: import.meta.url,
  tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)),
};
