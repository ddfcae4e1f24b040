import { expect, test } from '@playwright/test';
import type { ClassSupport } from '@/lib/classes/class-data';
import { classStore } from '@/lib/classes/class-store';
import { libraryFiles } from '@/lib/player/build/library-files';
import { libraryClasses } from '../../support/library-answers';
import { isLong, long, sampleOf } from '../../support/long';
import { startWorker } from '../../support/worker';

const arbitrary = [
  'p-[3px]',
  'w-[37%]',
  'h-[10vh]',
  'm-[-1.5rem]',
  'text-[#334155]',
  'text-[17px]',
  'text-[length:var(--size)]',
  'leading-[1.4]',
  'tracking-[0.2em]',
  'font-[Georgia]',
  'font-[650]',
  'bg-[rgb(10,20,30)]',
  'bg-[hsl(200,50%,50%)]',
  'bg-[url(a.png)]',
  'bg-slate-900/35',
  'border-[3px]',
  'border-[teal]',
  'rounded-[11px]',
  'rounded-t-[5%]',
  'opacity-[0.35]',
  'gap-[7px]',
  'grid-cols-[1fr_2fr]',
  'aspect-[4/3]',
  'flex-[2]',
  'basis-[33%]',
  'order-[7]',
  'z-[55]',
  'top-[-4px]',
  'inset-x-[10%]',
  'translate-x-[13px]',
  '-translate-y-[20%]',
  'rotate-[13deg]',
  'scale-[1.35]',
  'skew-y-[4deg]',
  'origin-[10%_20%]',
  'shadow-[0_2px_6px_#0008]',
  'shadow-[#b45309]',
  'elevation-[5]',
  'blur-[2px]',
  'transition-[height]',
  'duration-[340ms]',
  'ease-[cubic-bezier(0.1,0.7,1,0.1)]',
  'animate-[spin_3s_linear_infinite]',
  'line-clamp-[7]',
  'decoration-[#f00]',
  'caret-[tomato]',
  'fill-[#0f0]',
  'stroke-[3]',
  'ripple-[#123456]',
  'thumb-[#123456]',
  '[display:none]',
  '[margin:3px_4px]',
  '[--size:12px]',
  'columns-[3]',
  'content-["x"]',
  'nothing-[3px]',
];

test(
  'the worker of the browser finds what the library in Node does, for values of every kind',
  long,
  async () => {
    test.setTimeout(600_000);
    const { classes } = classStore('current');
    const core = sampleOf(classes, 240).map(({ name }) => name);
    const names = [...arbitrary, ...core];
    expect(core.length).toBeGreaterThan(isLong ? 10_000 : 70);
    const { script, parser, bytes } = await libraryFiles();
    expect(bytes).toBeLessThan(3 * 1024 * 1024);
    const fetch = async () => new Response(new Uint8Array(parser.content));
    const send = startWorker<ClassSupport[]>(script.content, {
      fetch,
      WebAssembly,
      TextEncoder,
      TextDecoder,
      MessageChannel,
      crypto,
    });
    const found = await send({ classes: names, parser: '/library.wasm' });
    const node = await libraryClasses(
      'v4',
      names.map((name) => [name, 'arbitrary']),
    );
    for (const [index, item] of node.entries()) {
      const { css: _, support, status: __, ...native } = item;
      expect({ ...found[index] }, item.name).toMatchObject({
        ...native,
        support: { ios: support.ios, android: support.android },
      });
    }
  },
);
