/** ESLint plugin that runs in an app's own ESLint, which cannot load TypeScript with this project's paths. */
import { tsImport } from 'tsx/esm/api';
import { tsOptions } from './ts-options.mjs';

const { plugin } = await tsImport('./supported-rule.ts', tsOptions);

export default plugin;
