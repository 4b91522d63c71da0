import { mentionsIn } from '@modules/community/text.schemas';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { MemoryRouter } from 'react-router-dom';
import { hostileTexts } from '../../../../test/hostile-texts';
import { Prose } from './prose';

const page = (text: string, areLinksLive = true) => (
  <MemoryRouter>
    <Prose
      text={text}
      mentions={{ ray: '/members/7' }}
      tagHref={(tag) => `/wall?tag=${encodeURIComponent(tag)}`}
      areLinksLive={areLinksLive}
    />
  </MemoryRouter>
);

function htmlOf(text: string, areLinksLive = true): string {
  const html = render(page(text, areLinksLive)).container.innerHTML;
  return html
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replace(/ rel="noopener noreferrer nofollow ugc" target="_blank"| data-discover="true"/g, '');
}

test.each<[string, string, string]>([
  ['paragraphs', 'one\n\n\ntwo', '<p>one</p><p>two</p>'],
  ['line breaks', 'one\r\ntwo\rthree', '<p>one\ntwo\nthree</p>'],
  [
    'bold and italics',
    '**a** __b__ *c* _d_',
    '<p><strong>a</strong> <strong>b</strong> <em>c</em> <em>d</em></p>',
  ],
  ['both', '***a*** **b *c* d**', '<p><strong><em>a</em></strong> <strong>b <em>c</em> d</strong></p>'],
  ['bold over lines', '**a\nb**', '<p><strong>a\nb</strong></p>'],
  ['bullets', '- a\n- b\n  c', '<ul><li>a</li><li>b\n  c</li></ul>'],
  ['lists under a line', 'Need:\n* a\n* b', '<p>Need:</p><ul><li>a</li><li>b</li></ul>'],
  ['numbers', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['lists in lists', '- a\n  1. b', '<ul><li><p>a</p><ol start="1"><li>b</li></ol></li></ul>'],
  ['quotes', '> a\n> b\n\nc', '<blockquote><p>a\n b</p></blockquote><p>c</p>'],
  ['bold over lines of a quote', '> **a\n> b**', '<blockquote><p><strong>a\n b</strong></p></blockquote>'],
  ['code', '`**a** @ray` ``b`c``', '<p><code>**a** @ray</code> <code>b`c</code></p>'],
  [
    'links',
    '[a *b*](https://example.com/x_(y))',
    '<p><a href="https://example.com/x_(y)">a <em>b</em></a></p>',
  ],
  [
    'bare addresses',
    '(see https://example.com/a_b_c.)',
    '<p>(see <a href="https://example.com/a_b_c">https://example.com/a_b_c</a>.)</p>',
  ],
  [
    'bold addresses',
    '**https://example.com**',
    '<p><strong><a href="https://example.com/">https://example.com</a></strong></p>',
  ],
  [
    'addresses of e-mail',
    '[write](mailto:ray@example.com)',
    '<p><a href="mailto:ray@example.com" rel="noopener noreferrer nofollow ugc">write</a></p>',
  ],
  ['mentions', 'Thanks @Ray, @nobody', '<p>Thanks <a href="/members/7">@Ray</a>, @nobody</p>'],
  [
    'hashtags',
    "A '51 #C10 #citroën #1",
    '<p>A \'51 <a href="/wall?tag=c10">#C10</a> <a href="/wall?tag=citro%C3%ABn">#citroën</a> #1</p>',
  ],
  [
    'marks in a label',
    '[@ray #c10 https://a.example](https://b.example)',
    '<p><a href="https://b.example/">@ray #c10 https://a.example</a></p>',
  ],
  [
    'links in a label',
    '[a [b](https://b.example) c](https://c.example)',
    '<p><a href="https://c.example/">a [b](https://b.example) c</a></p>',
  ],
])('%s are shown', (_, text, html) => expect(htmlOf(text)).toBe(html));

test.each([
  ['# Title'],
  ['Title\n---'],
  ['a <b>b</b> &amp; &#60;'],
  ['4*100 and 5*120, a_b_c, 5 * 4 * 3, 2 ** 3'],
  ['**open, *open, `open, [open, ]('],
  ['\\*not escaped\\*'],
  ['[label] [a][b] [a]: https [x](y) []()'],
  ['![photo](https://example.com/x.png)'],
  ['¯\\_(ツ)_/¯'],
  ['| a | b |\n| - | - |'],
  ['______ ***** ---'],
  ['ray@example.com www.example.com example.com/@ray'],
  ['[x](ftp://a.example) ftp://a.example'],
])('%j stays as it was typed', (text) => {
  const { container } = render(page(text));
  expect(container.querySelector('a, em, strong, code, li, h1, h2')).toBeNull();
  expect(container.textContent?.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

test('addresses of new members are shown without being links', () => {
  expect(htmlOf('[a](https://example.com/b) https://example.com @ray #c10', false)).toBe(
    '<p>a (https://example.com/b) https://example.com <a href="/members/7">@ray</a> <a href="/wall?tag=c10">#c10</a></p>',
  );
});

test('links lead out without a referrer and without a recommendation', () => {
  const { container } = render(page('https://example.com'));
  const link = container.querySelector('a');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(link).toHaveAttribute('target', '_blank');
});

test('what is nested too deep stays as it was typed', () => {
  const deep = render(page(`${'> '.repeat(2_000)}deep`)).container;
  expect(deep.querySelectorAll('blockquote')).toHaveLength(6);
  expect(deep.textContent).toMatch(/> > deep$/);
  const inner = render(page(`${'**a _b '.repeat(500)}deep${' b_ a**'.repeat(500)}`)).container;
  expect(inner.querySelector('strong em strong em strong em')).toHaveTextContent('deep');
  expect(inner.querySelector('strong em strong em strong em strong')).toBeNull();
});

describe('texts that try to be more', () => {
  test('there are sixty of them, each once', () => {
    expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
    expect(hostileTexts.length).toBeGreaterThanOrEqual(60);
  });

  test.each(hostileTexts.map((text) => [text]))('%j is text in the browser', (text) => {
    for (const areLinksLive of [true, false]) expectText(render(page(text, areLinksLive)).container, text);
  });

  test.each(hostileTexts.map((text) => [text]))('%j is text from the server', (text) => {
    const parsed = document.createElement('div');
    parsed.innerHTML = renderToStaticMarkup(page(text));
    expectText(parsed, text);
  });
});

const signs = fc.constantFrom(
  ...[
    'a',
    'b ',
    ' ',
    '\n',
    '\n\n',
    '*',
    '**',
    '***',
    '_',
    '`',
    '``',
    '> ',
    '- ',
    '1. ',
    '[',
    ']',
    '](',
    ')',
    '!',
    '\\',
    '# ',
    '<',
    '&lt;',
  ],
  ...[
    'https://a.example/x',
    '](https://a.example)',
    'mailto:a@b.example',
    '@ray',
    '@ray ',
    '#tag',
    '---',
    '\t',
    '    ',
    '|',
    '\u{1f697}',
  ],
);

test('any text shows all its letters in order, and links to nobody whom the server does not find', () => {
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      const shown = document.createElement('div');
      shown.innerHTML = renderToStaticMarkup(page(text, false));
      expectText(shown, text);
      expect(lettersOf(shown.textContent ?? '')).toBe(lettersOf(text));
      if (shown.querySelector('a[href="/members/7"]')) expect(mentionsIn(text)).toContain('ray');
    }),
    { numRuns: 400 },
  );
});

const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '');

const allowed: Readonly<Record<string, readonly string[]>> = {
  DIV: ['class'],
  P: [],
  UL: [],
  OL: ['start'],
  LI: [],
  BLOCKQUOTE: [],
  STRONG: [],
  EM: [],
  CODE: [],
  A: ['href', 'rel', 'target', 'data-discover'],
};

/** Its elements and attributes are those of prose, its links lead where prose may lead, and its words are there. */
function expectText(container: Element, text: string): void {
  for (const element of container.querySelectorAll('*')) {
    expect(Object.keys(allowed)).toContain(element.tagName);
    for (const { name } of element.attributes) expect(allowed[element.tagName]).toContain(name);
    const href = element.getAttribute('href');
    if (href !== null) expect(href).toMatch(/^(https?:\/\/[^\s"<>\\@]+$|mailto:|\/(wall\?tag=|members\/7))/);
  }
  const shown = container.textContent ?? '';
  for (const [word] of text.matchAll(/[a-z]{2,}/gi)) expect(shown).toContain(word);
}
