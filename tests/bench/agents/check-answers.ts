import ts from 'typescript';
import { decodeSupport, type Platform } from '@/lib/classes/data/class-data';
import { splitVariants } from '@/lib/classes/data/resolve-class';
import { toLookup } from '@/lib/classes/lookup/lookup';
import { type ReportedClass, toClassReport } from '@/lib/classes/report/class-report';
import { typeCheckSamples } from '@/lib/content/code-blocks/compile-samples';
import type { Sample } from '@/lib/content/code-blocks/sample';
import type { AnswerFaults } from '@/lib/content/entries/agent-results';
import { root } from '@/lib/export/build/project-paths';
import { toLookupData } from '@/lib/site/pages/lookup-data';
import { askTogether } from '@/tests/support/library-answers';
import { siteIn } from '@/tests/support/site';
import { APP_PACKAGES } from './agent-tasks';

/**
 * Runs NativeWind over every class in the answers, and type-checks the answers against the installed
 * packages. `answers` contains TSX code, keyed by the name of its task, and so does the result.
 */
export async function checkAnswers(
  answers: ReadonlyMap<string, string>,
): Promise<Map<string, AnswerFaults>> {
  const lookup = toLookup(await toLookupData(siteIn(), 'current'));
  const ask = askTogether('v4');
  const compileErrors = await findCompileErrors(answers);
  const checked = [...answers].map(async ([task, code]): Promise<[string, AnswerFaults]> => {
    const { classes } = await toClassReport(code, { lookup, ask });
    const withoutEffect = {
      ios: ineffective(classes, 'ios'),
      android: ineffective(classes, 'android'),
    };
    return [
      task,
      { classes: classes.length, withoutEffect, compileErrors: compileErrors.get(task) ?? [] },
    ];
  });
  return new Map(await Promise.all(checked));
}

/**
 * Returns the names of the classes that have no effect on a platform, in the order of the code. Markers such
 * as `group`, and classes with a variant for another platform, need no effect.
 */
function ineffective(classes: readonly ReportedClass[], platform: Platform): string[] {
  return classes
    .filter(({ verdict, support }) => {
      if (verdict === 'marker') return false;
      return support === undefined || decodeSupport(support)[platform] === 'none';
    })
    .map(({ name }) => name)
    .filter((name) => splitVariants(name).variants.every((variant) => isFor(variant, platform)));
}

/** Whether a variant applies to a platform. Only the variants for platforms exclude one. */
function isFor(variant: string, platform: Platform): boolean {
  if (variant === 'native') return platform !== 'web';
  return !['ios', 'android', 'web'].includes(variant) || variant === platform;
}

/**
 * Type-checks the answers and returns the errors, keyed by task. Answers that import other packages than the
 * app has are not type-checked.
 */
async function findCompileErrors(
  answers: ReadonlyMap<string, string>,
): Promise<Map<string, string[]>> {
  const found = new Map([...answers].map(([task, code]) => [task, foreignImports(code)]));
  const samples = [...answers]
    .filter(([task]) => found.get(task)?.length === 0)
    .map(([task, code]) => toSample(task, code));
  const { versions } = siteIn().classes('current');
  for (const { file, position, problem } of await typeCheckSamples(samples, { versions }))
    found.get(file)?.push(`Line ${position?.line}: ${problem.replaceAll(root, '')}`);
  return found;
}

function foreignImports(code: string): string[] {
  const { importedFiles, referencedFiles } = ts.preProcessFile(code);
  return [...importedFiles, ...referencedFiles]
    .filter(({ fileName }) => !APP_PACKAGES.includes(fileName))
    .map(({ fileName }) => `The app does not have ${fileName}.`);
}

function toSample(task: string, code: string): Sample {
  return {
    page: task,
    file: task,
    version: 'current',
    language: 'tsx',
    meta: {},
    code,
    // Line 0 makes a line of the code the line in messages.
    position: { line: 0, column: 1 },
    rows: code.split('\n').map((_, index) => index + 1),
  };
}
