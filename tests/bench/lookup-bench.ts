/**
 * `npm run bench:lookup`: measures how long the class lookup takes for a component of 1,000 lines and for a folder of
 * 100 files with 100 lines each, on the page and in the worker that runs NativeWind. Exits with 1 if the worker takes
 * too long, or if a class of the folder takes longer than one of the component.
 */

import { toCombinedAsk } from '@/lib/classes/check/combined-ask';
import { toCheckTerms } from '@/lib/classes/check/file-check';
import { checkFolder } from '@/lib/classes/check/folder-check';
import { PLATFORMS } from '@/lib/classes/data/class-data';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { summaryText, toClassReport } from '@/lib/classes/report/class-report';
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
const FILES = 100;

const data = await toLookupData(siteIn(), 'current');
const lookup = toLookup(data);
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
// The first questions start the worker, and compile the code that both parts use.
await ask(['p-[3px]']);
await toClassReport(component(LINES / 10), { lookup, ask });
const file = await measured(async () => {
  const report = await toClassReport(component(LINES), { lookup, ask });
  console.log(summaryText(report));
  return report.classes.length;
});
const isSlow = worker > LIMIT;
const folder = await measured(() => checkFiles(FILES));
const isFolderSlow = folder > file;
if (isSlow) console.log(`The worker took longer than ${LIMIT} ms.`);
if (isFolderSlow) console.log('A class of the folder took longer than one of the component.');
// The worker keeps the process running.
process.exit(isSlow || isFolderSlow ? 1 : 0);

/** Runs a check that resolves to its number of classes. Prints and returns its CPU time per class. */
async function measured(check: () => Promise<number>): Promise<number> {
  [worker, asked] = [0, 0];
  const start = milliseconds();
  const classes = await check();
  const all = milliseconds() - start;
  const each = all / classes;
  console.log(
    `page ${Math.round(all - worker)} ms, worker ${Math.round(worker)} ms for ${asked} questions, ${each.toFixed(3)} ms per class for ${classes} classes`,
  );
  return each;
}

/** Checks a folder of this many files, and resolves to the number of their classes. */
async function checkFiles(count: number): Promise<number> {
  let classes = 0;
  const files = Array.from({ length: count }, (_, at) => ({
    name: `file-${at}.tsx`,
    read: async () => component(LINES / 10, at),
  }));
  await checkFolder(files, {
    sources: { lookup, ask: toCombinedAsk(async (names) => (await ask(names)).values()) },
    terms: toCheckTerms(data, PLATFORMS),
    onChecked({ check }) {
      classes += check.classes;
    },
  });
  return classes;
}

/** Returns this process's CPU time in milliseconds. Other processes affect it less than elapsed time. */
function milliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Returns the code of a component with approximately this many lines. Half of the lines have classes. Some
 * classes are missing from the class data, and some conflict. Another `start` changes the values of the classes.
 */
function component(lines: number, start = 0): string {
  const colors = ['red', 'blue', 'slate', 'amber', 'teal'];
  const body = Array.from({ length: (lines - 6) / 4 }, (_, index) => {
    const at = start + index;
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
