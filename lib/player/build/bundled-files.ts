import type { Metafile } from 'esbuild';

/** Returns the paths of the files that esbuild has put into its outputs, without those that it dropped. */
export function filesIn({ outputs }: Metafile): string[] {
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : []));
}
