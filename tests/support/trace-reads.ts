/** A program of its own: compiles a page and prints, as JSON, the project's files that this reads. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { relative } from 'node:path';
import { compileSource } from '@/lib/content/mdx/compile';
import { entry, files } from './cached-page';
import { toSite } from './mdx';

// The configuration is not read here. What it says of a page's version is in the key, as tests/unit/versions.test.ts shows.
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
