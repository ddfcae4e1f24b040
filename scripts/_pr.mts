import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'postcss';
const html = readFileSync('out' + process.argv[2] + '/index.html', 'utf8');
const style = /<style data-sheets="">([\s\S]*?)<\/style>/.exec(html)![1]!;
const have = new Set<string>(); parse(style).walkRules(r => { for (const s of r.selectors) have.add(s) });
const links = [...html.matchAll(/<link disabled=""[^>]*href="([^"]+\.css)"/g)].map(m => m[1]);
const gone = new Set<string>();
for (const l of links) parse(readFileSync('out' + l, 'utf8')).walkRules(r => { if (!r.selectors.some(s => have.has(s))) gone.add(r.selector) });
console.log([...gone].map(g => g.slice(0, 70)).join('\n'));
