import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { checkConfig } from '@/lib/config/read-config';
import { siteSchema } from '@/lib/config/site-schema';
import { formatErrors } from '@/lib/config/source/content-error';
import ownSite from '@/site.config';
import { site } from '@/tests/fixtures/content/site';
import { ofClasses } from '@/tests/support/of-classes';

/** Returns the error report for the site's configuration with some settings replaced. */
function report(change: object): string {
  return formatErrors(checkConfig({ ...site, ...change }, '').errors ?? []);
}

function navbar(...items: object[]): object {
  return { navbar: { ...site.navbar, items } };
}

function footer(...links: object[]): object {
  return { footer: { style: 'light', links } };
}

const link = { label: 'Blog', to: '/blog' };

test('the configuration of the site has no mistakes', () => {
  const source = readFileSync('site.config.ts', 'utf8');
  expect(formatErrors(checkConfig(ownSite, source).errors ?? [])).toBe('');
});

test('ROUTE-17 the site has one locale: English, left to right', () => {
  const english = {
    code: 'en',
    label: 'English',
    direction: 'ltr',
    htmlLang: 'en',
    calendar: 'gregory',
  };
  expect(ownSite.locales).toEqual({ default: 'en', all: [english] });
});

test('ERR-10 a missing text is an error because there is no translation to replace it', () => {
  const problems = report(navbar({ to: '/blog', label: '' }, { to: '/blog' }));
  expect(problems).toBe(`site.config.ts  navbar.items[0].label is ""
  Expected a text.
site.config.ts  navbar.items[1] has neither label nor html
  Expected exactly one of the two.`);
});

test.describe('NAV-14 NAV-16 BUILD-05 mistakes in the navbar are reported with their place', () => {
  const cases: [what: string, items: object[], report: string][] = [
    [
      'an unknown type',
      [link, { type: 'dropdwon', label: 'More', items: [] }],
      `site.config.ts  navbar.items[1].type is "dropdwon"
  Expected one of: link, doc, docSidebar, dropdown, docsVersionDropdown, localeDropdown, search, html.
  Did you mean dropdown?`,
    ],
    [
      'both to and href',
      [{ ...link, href: 'https://example.org' }],
      `site.config.ts  navbar.items[0] has both to and href
  Expected exactly one of the two.`,
    ],
    [
      'neither to nor href',
      [{ label: 'Blog' }],
      `site.config.ts  navbar.items[0] has neither to nor href
  Expected exactly one of the two.`,
    ],
    [
      'both html and label',
      [{ ...link, html: '<b>Blog</b>' }],
      `site.config.ts  navbar.items[0] has both label and html
  Expected exactly one of the two.`,
    ],
    [
      'a dropdown in a dropdown',
      [{ label: 'More', items: [{ label: 'Deep', items: [link] }] }],
      `site.config.ts  navbar.items[0].items[0].type is "dropdown"
  Expected one of: link, doc.`,
    ],
    [
      'an unknown side',
      [{ ...link, position: 'middle' }],
      `site.config.ts  navbar.items[0].position is "middle"
  Expected one of: left, right.`,
    ],
    [
      'an unknown key',
      [{ ...link, lable: 'Blog' }],
      `site.config.ts  navbar.items[0].lable is not a known key
  Known keys: type, position, icon, to, href, label, html, activeBasePath, activeBaseRegex.
  Did you mean label?`,
    ],
    [
      'an invalid regular expression',
      [{ ...link, activeBaseRegex: '(' }],
      `site.config.ts  navbar.items[0].activeBaseRegex is "("
  Expected a regular expression.`,
    ],
  ];
  for (const [what, items, expected] of cases) {
    test(what, () => expect(report(navbar(...items))).toBe(expected));
  }
});

test('NAV-14 NAV-16 an item without a type is a dropdown if it has items, and an item can show HTML', () => {
  const html = { html: '<b>Blog</b>', to: '/blog' };
  expect(report(navbar({ label: 'More', items: [link, { type: 'doc', docId: 'x' }] }, html))).toBe(
    '',
  );
});

test.describe('BUILD-05 FOOT-01 LOGO-01 other mistakes are reported with their place', () => {
  const cases: [what: string, change: object, report: string][] = [
    [
      'a footer of columns and links',
      footer(link, { title: 'More', items: [] }),
      `site.config.ts  footer.links mixes columns and plain links
  Expected a title on every entry, or on none.`,
    ],
    [
      'a footer link without target',
      footer({ title: 'More', items: [{ label: 'Blog' }] }),
      `site.config.ts  footer.links[0].items[0] has neither to nor href
  Expected exactly one of the two.`,
    ],
    [
      'TOC levels outside 2 to 6',
      { toc: { minLevel: 1, maxLevel: 7 } },
      `site.config.ts  toc.minLevel is 1
  Expected a whole number from 2 to 6.
site.config.ts  toc.maxLevel is 7
  Expected a whole number from 2 to 6.`,
    ],
    [
      'TOC levels in reverse order',
      { toc: { minLevel: 4, maxLevel: 3 } },
      `site.config.ts  toc has minLevel 4 above maxLevel 3
  Expected minLevel up to maxLevel.`,
    ],
    [
      'a bad color',
      { announcementBar: { id: 'a', content: 'Hello', isCloseable: true, backgroundColor: '#12' } },
      `site.config.ts  announcementBar.backgroundColor is "#12"
  Expected a CSS color such as "#0b6e86", "rgb(11 110 134)" or "var(--color-accent)".`,
    ],
    [
      'a URL with a path',
      { url: 'https://example.org/' },
      `site.config.ts  url is "https://example.org/"
  Expected an origin such as "https://example.org", without a trailing slash.`,
    ],
    [
      'a base path with a final slash',
      { basePath: '/docs/' },
      `site.config.ts  basePath is "/docs/"
  Expected an empty string, or a path such as "/docs" without a trailing slash.`,
    ],
    [
      'a former path of a version with a final slash',
      {
        versions: site.versions.map((version) => ({ ...version, formerPath: '/v4/' })).slice(0, 1),
      },
      `site.config.ts  versions[0].formerPath is "/v4/"
  Expected a URL path without a trailing slash.`,
    ],
    [
      'paths that leave their folder',
      {
        basePath: '/docs/..',
        versions: [
          {
            ...site.versions[0],
            name: '..',
            label: '../v4',
            path: '/..',
            formerPath: '/a/../b',
            dir: '..',
          },
        ],
        redirects: { '/../../old': '/' },
      },
      `site.config.ts  basePath is "/docs/.."
  Expected an empty string, or a path such as "/docs" without a trailing slash.
site.config.ts  versions[0].name is ".."
  Expected a name of letters, digits, and - _ ..
site.config.ts  versions[0].label is "../v4"
  Expected a name of letters, digits, and - _ ..
site.config.ts  versions[0].path is "/.."
  Expected a URL path without a trailing slash.
site.config.ts  versions[0].formerPath is "/a/../b"
  Expected a URL path without a trailing slash.
site.config.ts  versions[0].dir is ".."
  Expected a folder of content/docs.
site.config.ts  redirects./../../old is "/"
  Expected old paths and new.`,
    ],
    [
      'a logo without source',
      { logo: { width: 0 } },
      `site.config.ts  logo.src is missing
  Expected a path below public.
site.config.ts  logo.width is 0
  Expected a whole number from 1 to 10000.`,
    ],
    [
      'another default locale',
      { locales: { ...site.locales, default: 'de' } },
      `site.config.ts  locales.default is "de"
  Expected en, because the interface is in English and is not translated.`,
    ],
    [
      'a locale without translations',
      {
        locales: {
          default: 'en',
          all: [{ code: 'ar', label: 'x', direction: 'rtl', htmlLang: 'ar', calendar: 'islamic' }],
        },
      },
      `site.config.ts  locales.all[0].code is "ar"
  Expected en, because the interface is in English and is not translated.
site.config.ts  locales.all[0].direction is "rtl"
  Expected ltr, the direction of English.
site.config.ts  locales.all[0].htmlLang is "ar"
  Expected English: en, or such as en-GB.
site.config.ts  locales.all[0].calendar is "islamic"
  Expected gregory, the calendar used for dates.`,
    ],
    [
      'a second locale',
      { locales: { ...site.locales, all: [...site.locales.all, ...site.locales.all] } },
      `site.config.ts  locales.all is [{"code":"en","label":"English","direction":"ltr","htmlLang…
  Expected one locale, English.`,
    ],
    [
      'two latest versions',
      { versions: site.versions.map((version) => ({ ...version, isLast: true })) },
      `site.config.ts  versions has 2 entries with isLast: true
  Expected exactly one: the version for new readers.`,
    ],
    [
      'a player without class data',
      { versions: site.versions.map(({ classes: _, ...version }) => version) },
      `site.config.ts  versions[0].player is true, but the version has no class data
  Expected classes in the same version, because live samples are drawn with class data.`,
    ],
    [
      'two versions with the same name',
      { versions: site.versions.map((version) => ({ ...version, name: 'v2' })) },
      `site.config.ts  versions[1].name repeats versions[0]: v2
  Expected a unique value.`,
    ],
    [
      'a redirect to another site',
      { redirects: { '/old': 'https://example.org' } },
      `site.config.ts  redirects./old is "https://example.org"
  Expected a URL path that starts with a slash.`,
    ],
    [
      'an unknown color mode',
      { colorMode: { ...site.colorMode, default: 'darkk' } },
      `site.config.ts  colorMode.default is "darkk"
  Expected one of: light, dark.
  Did you mean dark?`,
    ],
    [
      'an unknown key of the configuration',
      { navBar: {} },
      `site.config.ts  navBar is not a known key
  Known keys: ${Object.keys(siteSchema.shape).join(', ')}.
  Did you mean navbar?`,
    ],
  ];
  for (const [what, change, expected] of cases) {
    const options = what.includes('class data') ? ofClasses : {};
    test(what, options, () => expect(report(change)).toBe(expected));
  }
});

test('a mistake has a line and column if its value is in the text of the file', () => {
  const text = "export default defineSite({\n  ...site,\n  colorMode: { default: 'drak' },\n});\n";
  const colorMode = { ...site.colorMode, default: 'drak' };
  const { errors } = checkConfig({ ...site, colorMode }, text);
  expect(errors?.[0]?.position).toEqual({ line: 3, column: 25 });
});

test('an assistant needs a complete URL with a placeholder for the page', () => {
  const assistants = [{ label: 'Oracle', href: 'https://oracle.example/?q=' }];
  expect(
    report({ assistants }),
  ).toBe(`site.config.ts  assistants[0].href is "https://oracle.example/?q="
  Expected a whole URL with {url} in it.`);
});
