/**
 * Standalone program that compiles a page and prints a JSON array of the project files that were read, except
 * packages.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { compileSource } from '@/lib/content/mdx/compile';
import { entry, files } from './cached-page';
import { toSite } from './mdx';

// The site configuration is missing here because compiling does not read it. The settings for a page's
// version are part of the cache key. See tests/unit/versions.test.ts.
const read = new Set<string>();
const { readFileSync } = fs;
const spy = (...args: Parameters<typeof readFileSync>) => {
  read.add(relative(process.cwd(), String(args[0])));
  return readFileSync(...args);
};
Object.assign(fs, { readFileSync: spy });
syncBuiltinESMExports();
await compileSource(entry, toSite(files));
console.log(JSON.stringify([...read].filter((file) => !/^(?:node_modules|\.\.)/.test(file))));
