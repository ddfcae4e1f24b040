import { expect, test } from '@playwright/test';
import { withAgentLinks } from '@/lib/export/next/agent-links';

const site = { basePath: '/docs', versions: [{ path: '/' }, { path: '/v2' }] };

test('a page gets two links to the list of its docs version', () => {
  const script = '<script>self.__next_f</script>';
  const page = `<head><title>A</title></head><body>${script}`;
  expect(withAgentLinks(page, '/v2/api/vars', site)).toBe(
    [
      '<head><title>A</title><link rel="describedby" href="/docs/v2/llms.txt"/></head>',
      '<body><p hidden="">AI agents: <a href="/docs/v2/llms.txt">all pages</a> are also available as Markdown.</p>',
      script,
    ].join(''),
  );
  expect(withAgentLinks(page, '/404.html', site)).toContain('href="/docs/llms.txt"');
});

test('a page with an unknown format stops the build', () => {
  for (const html of ['self.__next_f', '</head> <body>self.__next_f'])
    expect(() => withAgentLinks(html, '/', site)).toThrow(
      'a page does not have its body directly after its head',
    );
  expect(withAgentLinks('</head> <body>', '/', site)).toBe('</head> <body>');
});
