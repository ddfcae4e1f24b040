import { CONFIG_FILE, CSS_FILE } from '@/lib/config/sample-file';
import type { SampleFiles } from './sample-protocol';

/** Files of a sample: its code, and the texts of the files of an app. A text is empty if there is no such file. */
interface SplitFiles {
  code: SampleFiles;
  /** Text of the Tailwind configuration. */
  config: string;
  /** Text of the CSS file. */
  css: string;
}

/** Whether a sample has a Tailwind configuration or a CSS file. */
export function hasAppFiles(files: SampleFiles): boolean {
  return CONFIG_FILE in files || CSS_FILE in files;
}

/** Splits the files of a sample into its code and the files of an app. */
export function splitFiles(files: SampleFiles): SplitFiles {
  const { [CONFIG_FILE]: config = '', [CSS_FILE]: css = '', ...code } = files;
  return { code, config, css };
}
