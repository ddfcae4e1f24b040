import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import glob from 'fast-glob';
import ts from 'typescript';

/** Names that Next.js reads from route modules. */
const ofNext = /^(?:generateStaticParams|generateMetadata|dynamic|GET|metadata|default)$/;

/**
 * Modules that replace each other, or React Native, in a bundle or in a new site, so their exports must have the same
 * names.
 */
const interchangeable =
  /(?:library-packages|bundled-library(?:-v2)?|reference\/device|adopt\/empty\/[\w-]+)\.ts$/;

/**
 * Returns the names of the functions, classes, variables, and types that a file declares and exports, each
 * once. Skips default exports.
 */
function exportedNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names = source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    const named =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return named && statement.name ? [statement.name.text] : [];
  });
  return [...new Set(names)];
}

test('an exported name occurs once in the project', async () => {
  const files = await glob('{app,components,lib,scripts,tests}/**/*.{ts,tsx}', {
    ignore: ['tests/fixtures/**', '**/*.test.ts'],
  });
  expect(files.length).toBeGreaterThan(300);
  const places = new Map<string, string[]>();
  for (const file of files) {
    if (interchangeable.test(file)) continue;
    for (const name of exportedNames(file))
      if (!ofNext.test(name)) places.set(name, [...(places.get(name) ?? []), file]);
  }
  const repeated = [...places].filter(([, all]) => all.length > 1);
  expect(repeated.map(([name, all]) => `${name}: ${all.join(', ')}`)).toEqual([]);
});
