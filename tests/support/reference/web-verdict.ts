import type { Page } from '@playwright/test';
import postcss, { type Rule } from 'postcss';
import type { Support } from '@/lib/classes/data/class-data';
import { type ClassDeclaration, declarationsOf, rulesByClass } from './css-rules';

/** Support of a class in a browser, and the declarations in the app's CSS for it. */
export interface WebVerdict {
  support: Support;
  declarations: ClassDeclaration[];
  /**
   * Properties that the browser drops, that do not apply to an element with the class, or that name only
   * animations without keyframes.
   */
  why: string[];
}

/** Determines how well a browser supports each class, given the app's CSS. */
export async function webVerdicts(
  page: Page,
  css: string,
  names: readonly string[],
): Promise<Map<string, WebVerdict>> {
  const found = rulesByClass(postcss.parse(css), new Set(names));
  const asked = names.map((name) => toAsked(name, found.get(name) ?? []));
  await page.goto('about:blank');
  await page.addStyleTag({ content: css });
  const lost = await page.evaluate(lostInBrowser, asked);
  return new Map(
    names.map((name, index) => {
      const why = lost[index] ?? [];
      const declarations = (found.get(name) ?? []).flatMap((rule) => declarationsOf(rule, name));
      const { properties } = asked[index] ?? { properties: [] };
      const part: Support = why.length < properties.length ? 'partial' : 'none';
      const support: Support = declarations.length === 0 ? 'none' : why.length > 0 ? part : 'full';
      return [name, { support, declarations, why }];
    }),
  );
}

interface Asked {
  name: string;
  /** The class's rules, including the at-rules around them. */
  css: string;
  /** Declarations for the element itself that always apply. A component can change a property under a condition. */
  own: [prop: string, value: string][];
  properties: string[];
}

function toAsked(name: string, rules: Rule[]): Asked {
  const declarations = rules.flatMap((rule) => declarationsOf(rule, name));
  const named = declarations.filter(({ prop }) => !prop.startsWith('--'));
  // If all properties have a vendor prefix, only the first is tested. The others are for other browsers.
  const plain = named.filter(({ prop }) => !prop.startsWith('-'));
  const standard = plain.length > 0 ? plain : named.slice(0, 1);
  const changed = new Set(standard.filter(({ around }) => around !== '&').map(({ prop }) => prop));
  return {
    name,
    css: rules.map(withParents).join('\n'),
    own: standard
      .filter(({ around, prop }) => around === '&' && !changed.has(prop))
      .map(({ prop, value }) => [prop, value]),
    properties: [...new Set(standard.map(({ prop }) => prop))],
  };
}

function withParents(rule: Rule): string {
  let text = rule.toString();
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent)
    if (parent.type === 'atrule' && 'params' in parent)
      text = `@${parent.name} ${parent.params} {${text}}`;
  return text;
}

/**
 * Runs in the page. For each class, returns the properties that have no effect, as described for
 * `WebVerdict.why`.
 */
function lostInBrowser(asked: Asked[]): string[][] {
  const toStyles = (rules: CSSRuleList): CSSStyleDeclaration[] =>
    [...rules].flatMap((rule) => [
      ...('style' in rule && rule.style instanceof CSSStyleDeclaration ? [rule.style] : []),
      ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList
        ? toStyles(rule.cssRules)
        : []),
    ]);
  const element = document.body.appendChild(document.createElement('div'));
  const twin = document.body.appendChild(document.createElement('div'));
  const known = new Set(
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSKeyframesRule ? rule.name : [])),
    ),
  );
  return asked.map(({ name, css, own, properties }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const styles = toStyles(sheet.cssRules);
    const dropped = properties.filter(
      (prop) => !styles.some((style) => style.getPropertyValue(prop)),
    );
    // An animation without keyframes has no effect.
    const still = styles.flatMap((style) => {
      const names = style.animationName
        .split(', ')
        .filter((animation) => animation && animation !== 'none');
      const isStill = names.length > 0 && !names.some((animation) => known.has(animation));
      return isStill ? properties.filter((prop) => /^animation(?:-name)?$/.test(prop)) : [];
    });
    element.className = name;
    twin.className = name;
    // Sets the same declarations inline on a second element. If its computed values differ, the class does
    // not apply to the first element.
    twin.style.cssText = own.map(([prop, value]) => `${prop}: ${value}`).join(';');
    const [computed, expected] = [getComputedStyle(element), getComputedStyle(twin)];
    const missed = own
      .map(([prop]) => prop)
      .filter((prop) => computed.getPropertyValue(prop) !== expected.getPropertyValue(prop));
    return [...new Set([...dropped, ...missed, ...still])];
  });
}
