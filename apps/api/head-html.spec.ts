import { withHead } from './head-html.js';
import type { PageHead } from './page-head.js';

const hostile = `"></title></script><script>alert(1)</script><!-- $& 'Nash' & co`;
const shell =
  '<html><head><title>Swap Meet Classics</title><meta name="description" content="d"></head><body></body></html>';
const head: PageHead = {
  status: 200,
  title: 'Grille',
  description: 'Straight',
  canonical: 'https://swap.example/listing/1',
  type: 'product',
  picture: null,
  jsonLd: { name: 'Grille' },
};

test('a page has one title and one description, its address, preview tags and data', () => {
  const html = withHead(shell, head, [['support-email', 'a@b.c']]);
  expect(html).toContain('<title>Grille · Swap Meet Classics</title>');
  expect(html.match(/<title>|name="description"/g)).toHaveLength(2);
  expect(html).toContain('<link rel="canonical" href="https://swap.example/listing/1">');
  expect(html).toContain('<meta property="og:image" content="https://swap.example/icons/icon-512.png">');
  expect(html).toContain('<meta name="twitter:card" content="summary">');
  expect(html).toContain('<meta name="support-email" content="a@b.c">');
  expect(html).toContain('<script type="application/ld+json">{"name":"Grille"}</script>');
  expect(html).not.toContain('noindex');
});

test('a page that search engines must not keep says so, and has no preview', () => {
  const html = withHead(shell, { ...head, canonical: null, jsonLd: null }, []);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/og:|canonical|ld\+json/);
});

test('hostile text stays text', () => {
  const html = withHead(
    shell,
    {
      ...head,
      title: hostile,
      description: hostile,
      canonical: hostile,
      picture: hostile,
      jsonLd: { name: hostile },
    },
    [['x', hostile]],
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  expect(html).toContain('$&amp; ');
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ name: hostile });
});
