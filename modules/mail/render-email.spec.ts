import { renderEmail } from './render-email.js';

const email = {
  subject: 'Confirm <your> e-mail',
  parts: [
    { kind: 'words', words: 'Hello Ana "The Wrench" <script>alert(1)</script>,' },
    { kind: 'link', words: 'Confirm my email address', url: 'https://swap.example/verify-email#a-b_c' },
    { kind: 'code', words: 'BDFK-7QMX' },
    { kind: 'note', words: 'The link works for 10 minutes.' },
  ],
} as const;

test('as text, every part is a paragraph and the link has a line of its own', () => {
  expect(renderEmail(email).text).toBe(
    `Hello Ana "The Wrench" <script>alert(1)</script>,

Confirm my email address:
https://swap.example/verify-email#a-b_c

    BDFK-7QMX

The link works for 10 minutes.

-- 
Swap Meet Classics
`,
  );
});

test('as HTML, text of a member is never markup, and nothing is loaded from elsewhere', () => {
  const { html } = renderEmail(email);
  expect(html).toContain('Hello Ana &quot;The Wrench&quot; &lt;script&gt;alert(1)&lt;/script&gt;,');
  expect(html).toContain('<title>Confirm &lt;your&gt; e-mail</title>');
  expect(html).toContain('<a href="https://swap.example/verify-email#a-b_c"');
  expect(html).not.toMatch(/<script|<img|<link|url\(|src=/);
});

test('as HTML, it fits a phone, however long a word is', () => {
  expect(renderEmail(email).html).toContain('overflow-wrap:anywhere');
});

test('a line is one of several links: as text its address follows its words, in HTML the words link to it', () => {
  const { text, html } = renderEmail({
    subject: 'New',
    parts: [{ kind: 'line', words: 'A <block>', url: 'https://swap.example/listing/1?a=1&b=2' }],
  });
  expect(text).toContain('A <block>:\nhttps://swap.example/listing/1?a=1&b=2\n');
  expect(html).toContain('<a href="https://swap.example/listing/1?a=1&amp;b=2"');
  expect(html).toContain('>A &lt;block&gt;</a>');
});
