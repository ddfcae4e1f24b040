/**
 * `npm run classes`: computes the class data with the installed NativeWind versions and writes the data
 * files. `--check` writes nothing, prints the differences, and exits with 1 if there are any.
 */
import { writeFileSync } from 'node:fs';
import { SingleBar } from 'cli-progress';
import { computeFiles, type Track } from '@/lib/classes/computation/class-files';

const isCheck = process.argv.includes('--check');

const withBar: Track = async (label, total, work) => {
  const bar = new SingleBar({ format: `${label}  {bar}  {percentage}%  {value} of {total}` });
  bar.start(total, 0);
  const done = await work((share) => bar.update(Math.round(share * total)));
  bar.stop();
  return done;
};

for (const { name, path, text, differences } of await computeFiles(withBar)) {
  const count = differences.length;
  console.log(`${name}: ${count ? `${count} differences` : 'no differences'}`);
  if (!isCheck) writeFileSync(path, text);
  else if (count > 0) {
    for (const line of differences) console.log(`  ${line}`);
    process.exitCode = 1;
  }
}
