/**
 * `npm run classes`: computes the class data, and the values that React Native's types accept, with the installed
 * packages and writes the data files. `--check` writes nothing, prints the differences, and exits with 1 if there
 * are any.
 */
import { writeFileSync } from 'node:fs';
import { SingleBar } from 'cli-progress';
import { computeFiles, type Track } from '@/lib/classes/computation/class-files';
import { runCommand } from '@/lib/export/build/command-flags';
import { computeAcceptedValues } from '@/lib/player/build/compute-accepted-values';

const command = {
  usage: 'npm run classes -- [--check]',
  about:
    'Computes the class data in lib/classes/data/*.json with the installed libraries, and the values\nthat React Native accepts in lib/player/library/accepted-values.json.',
  boolean: { check: 'write nothing, and print the differences' },
  failure: 'there are differences with --check',
};

const withBar: Track = async (label, total, work) => {
  const bar = new SingleBar({ format: `${label}  {bar}  {percentage}%  {value} of {total}` });
  bar.start(total, 0);
  const done = await work((share) => bar.update(Math.round(share * total)));
  bar.stop();
  return done;
};

await runCommand(command, async ({ check }) => {
  const files = [...(await computeFiles(withBar)), computeAcceptedValues()];
  for (const { name, path, text, differences } of files) {
    const count = differences.length;
    console.log(`${name}: ${count ? `${count} differences` : 'no differences'}`);
    if (!check) writeFileSync(path, text);
    else if (count > 0) {
      for (const line of differences) console.log(`  ${line}`);
      process.exitCode = 1;
    }
  }
});
