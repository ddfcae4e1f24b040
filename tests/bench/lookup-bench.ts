/**
 * `npm run bench:lookup`: measures how long the class lookup takes for a component of 1,000 lines, on the
 * page and in the worker that runs NativeWind. Exits with 1 if the worker takes too long.
 */

import { toLookup } from '@/lib/classes/lookup/lookup';
import { toClassReport } from '@/lib/classes/report/class-report';
import { startCommand } from '@/lib/export/build/command-flags';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { startLibrary } from '@/tests/support/library-worker';
import { siteIn } from '@/tests/support/site';

startCommand({
  usage: 'npm run bench:lookup',
  about: 'Measures how long the class lookup takes for a component of 1,000 lines.',
  failure: 'the worker takes too long',
});

/**
 * Maximum CPU time that the worker may take for 1,000 lines, in milliseconds. It is measured after a first
 * question, which starts the worker.
 */
const LIMIT = 2000;
const LINES = 1000;

const lookup = toLookup(await toLookupData(siteIn(), 'current'));
const find = startLibrary();
let worker = 0;
let asked = 0;
const ask = async (classes: string[]) => {
  const start = milliseconds();
  const found = await find(classes);
  worker += milliseconds() - start;
  asked += classes.length;
  return new Map(found.map((item) => [item.name, item]));
};
await ask(['p-[3px]']);
[worker, asked] = [0, 0];
const start = milliseconds();
const { sum } = await toClassReport(component(LINES), { lookup, ask });
const all = milliseconds() - start;
console.log(sum);
console.log(
  `page ${Math.round(all - worker)} ms, worker ${Math.round(worker)} ms for ${asked} questions`,
);
process.exitCode = worker > LIMIT ? 1 : 0;

/** Returns this process's CPU time in milliseconds. Other processes affect it less than elapsed time. */
function milliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Returns the code of a component with approximately this many lines. Half of the lines have classes. Some
 * classes are missing from the class data, and some conflict.
 */
function component(lines: number): string {
  const colors = ['red', 'blue', 'slate', 'amber', 'teal'];
  const body = Array.from({ length: (lines - 6) / 4 }, (_, at) => {
    const color = `${colors[at % 5]}-${((at % 9) + 1) * 100}`;
    return [
      `      <View className="flex hidden pt-2 flex-row gap-${at % 9} p-${at % 12} bg-${color} dark:hover:bg-${color}/50">`,
      `        <Text className={cn('text-base leading-6 mt-[${at % 40}px]', on && 'font-bold pt-2')}>`,
      `          Line ${at}`,
      '        </Text></View>',
    ].join('\n');
  });
  return `import { Text, View } from 'react-native';\nexport function Long({ on }) {\n  return (\n    <View className="p-4">\n${body.join('\n')}\n    </View>\n  );\n}`;
}
