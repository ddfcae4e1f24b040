import { expect, test } from '@playwright/test';
import { toScopedCss } from '@/lib/player/build/drawing-css';

test('what a sample says of its document becomes true of its box', async () => {
  const rows: [css: string, scoped: string][] = [
    ['.p-4 { padding: 1rem }', '.x{.p-4{padding:1rem}}'],
    ['html, :host { line-height: 1.5 }', '.x{line-height:1.5}'],
    ['.a:is(.dark *) { color: red }', '.x{.a:is([data-theme=dark] *){color:red}}'],
    [
      '@media (min-width: 640px) { .a { color: red } }',
      '.x{@container (min-width: 640px){.a{color:red}}}',
    ],
    [
      '@media (prefers-reduced-motion) { .a { color: red } }',
      '.x{@media(prefers-reduced-motion){.a{color:red}}}',
    ],
    ['.a { height: 100vh; width: 50dvw }', '.x{.a{height:100cqh;width:50cqw}}'],
    ['@keyframes spin { to { rotate: 1turn } }', '@keyframes spin{to{rotate:1turn}}'],
  ];
  for (const [css, scoped] of rows) {
    expect((await toScopedCss(css, '.x')).replace(/@media /g, '@media'), css).toBe(scoped);
  }
});
