import { expect, test } from '@playwright/test';
import { compileInWorker } from '../../support/player-compiler';

test('loops that could run forever call the guard, on the same lines', async () => {
  const rows: [code: string, guarded: string][] = [
    ['while (a) b();', 'while (__tick(), ( a)) b();'],
    ['do { b() } while (a)', 'do { b() } while (__tick(), ( a))'],
    ['for (;;) {}', 'for (;;__tick()) {}'],
    ['for (let i = 0; i < 3; i++) {}', 'for (let i = 0; i < 3;__tick(), i++) {}'],
    [
      'for (let i = f(() => { a; b }); ; i++) {}',
      'for (let i = f(() => { a; b }); ;__tick(), i++) {}',
    ],
    ['for (const a of b) {}', 'for (const a of b) {}'],
  ];
  for (const [code, guarded] of rows) {
    const compiled = await compileInWorker({ 'App.tsx': `\n${code}\n` });
    const lines = compiled.ok ? (compiled.program.modules['App.tsx'] ?? '').split('\n') : [];
    expect(lines[1]?.replaceAll(' ', ''), code).toBe(guarded.replaceAll(' ', ''));
  }
});
