import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SampleCode } from '@/components/landing/sample-code';
import {
  colors,
  type DemoNativeStyle,
  demoParts,
  sampleClasses,
  switches,
  toNativeLiteral,
} from '@/lib/site/landing/demo-card-classes';
import { cardSource } from '@/lib/site/landing/demo-card-source';
import { siteIn } from '../../../support/site';

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'" };
const css = readFileSync('components/landing/sample.module.css', 'utf8');
const card = '[data-part="card"]';
const native = toDeclarations(`.sample ${card}`);
const web = { ...native, ...toDeclarations(`.sample [data-platform="web"] ${card}`) };

const { classes, versions } = siteIn().classes('current');
const computed = new Map(classes.map((item) => [item.name, item]));

test('the code that runs is the code shown on the page', () => {
  const page = renderToStaticMarkup(createElement(SampleCode));
  const text = page
    .replace(/<b data-class="([^"]*)">.*?<\/b>/g, (b, name) =>
      sampleClasses.find((item) => item.name === name)?.on ? b : '',
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#x27);/g, (_entity, name) => ENTITIES[name] ?? '');
  const lines = (code: string) => code.split('\n').map((line) => line.trimEnd());
  expect(lines(text.trimEnd())).toEqual(lines(cardSource().trimEnd()));
});

test('the listings match the computed results of each class', () => {
  expect(versions.nativewind).toBe('4.2.7');
  for (const { name, ios, android, web } of sampleClasses) {
    const found = computed.get(name.replace('ios:', ''));
    expect(toText(ios), name).toBe(found?.native.ios);
    if (name.startsWith('ios:')) continue;
    expect(toText(android), name).toBe(found?.native.android);
    const rules = Object.entries(web ?? {}).map(([property, value]) => `${property}: ${value}`);
    expect(toFilled(found?.css), name).toBe(rules.join('; '));
  }
});

test('the parts of the card have the computed sizes of their classes', () => {
  const names = Object.values(demoParts).flatMap((part) => part.split(' '));
  const native = names.map((name) => computed.get(name)?.native.ios ?? '').join(', ');
  for (const length of ['width: 42', 'borderRadius: 7', 'fontSize: 14', 'lineHeight: 21']) {
    expect(native).toContain(length);
  }
  expect(native).toContain('fontSize: 12.25, lineHeight: 17.5');
  const lengths = [
    'inline-size: 42px',
    'border-radius: 7px',
    'font-size: 14px',
    'line-height: 21px',
  ];
  for (const rule of [...lengths, 'font-size: 12.25px', 'line-height: 17.5px']) {
    expect(css).toContain(`${rule};`);
  }
});

test('the native cards are drawn with the values that the listings show', () => {
  const style = Object.assign(
    {},
    ...[colors[0], ...switches].filter((c) => c?.on).map((c) => c?.ios),
  );
  expect(native).toEqual({
    display: 'flex',
    'flex-direction': style.flexDirection,
    'align-items': style.alignItems,
    gap: `${style.rowGap}px`,
    padding: `${style.padding}px`,
    color: '#fff',
    background: style.backgroundColor,
    'border-radius': `${style.borderRadius}px`,
  });
});

test('the web card is drawn with the CSS that the listing shows, at 16 px to the rem', () => {
  const rules = Object.assign({}, ...switches.map((item) => item.web ?? {}));
  for (const property of [
    'flex-direction',
    'align-items',
    'gap',
    'padding',
    'border-radius',
    'box-shadow',
  ]) {
    expect(web[property], property).toBe(toPixels(rules[property]));
  }
});

test('native lengths use a rem of 14 instead of 16', () => {
  for (const { name, ios, android, web: rule } of switches) {
    const rem = Object.values(rule ?? {})[0]?.match(/^([\d.]+)rem$/)?.[1];
    if (!rem) continue;
    for (const value of [...Object.values(ios ?? {}), ...Object.values(android ?? {})]) {
      expect(value, name).toBe(Number(rem) * 14);
    }
  }
});

test('every class can be switched in the frames, the code and the listings', () => {
  for (const { name } of sampleClasses) {
    expect(css, name).toContain(`[value="${name}"]`);
    expect(css, name).toContain(`[data-class="${name}"]`);
  }
});

test('the colors on the web are the native ones', () => {
  for (const { name, ios, web: rule } of colors) {
    const channels = rule?.['background-color']?.match(/\d+/g)?.map(Number) ?? [];
    const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
    expect(`#${hex}`, name).toBe(ios?.backgroundColor);
    if (name !== colors[0]?.name) expect(css).toContain(`background: ${ios?.backgroundColor};`);
  }
});

function toDeclarations(selector: string): Record<string, string> {
  const block = css.split(`\n  ${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, property = '', value = '']) => [
      property,
      value,
    ]),
  );
}

function toText(style: DemoNativeStyle = {}): string {
  return Object.entries(style)
    .map(([property, value]) => `${property}: ${toNativeLiteral(value)}`)
    .join(', ');
}

/**
 * Converts declarations to the form on the landing page: shadows have no variables, and background colors
 * have no opacity variable.
 */
function toFilled(source = ''): string {
  const shadow = source.match(/--tw-shadow: 0px (.+?) rgba\(0, 0, 0, (.+?)\)/);
  if (shadow) return `box-shadow: 0 ${shadow[1]} rgb(0 0 0 / ${shadow[2]})`;
  return source.replace(/^--tw-bg-opacity: 1; /, '').replace(' / var(--tw-bg-opacity, 1)', '');
}

function toPixels(value = ''): string {
  return value.replace(/([\d.]+)rem/g, (_, rem) => `${Number(rem) * 16}px`);
}
