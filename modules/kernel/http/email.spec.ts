import { Email } from './email.schemas.js';

test.each([
  ['Ana@Example.com', 'ana@example.com'],
  [' ana@example.com ', 'ana@example.com'],
  ['ray@müller.de', 'ray@xn--mller-kva.de'],
  ['ray@MÜLLER.de', 'ray@xn--mller-kva.de'],
  ['ray@mu\u0308ller.de', 'ray@xn--mller-kva.de'],
  ['ray@XN--MLLER-KVA.DE', 'ray@xn--mller-kva.de'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
  ['ivan@xn--80a1acny.xn--p1ai', 'ivan@xn--80a1acny.xn--p1ai'],
  ['taro@例え。jp', 'taro@xn--r8jz45g.jp'],
  ['o@straße.de', 'o@xn--strae-oqa.de'],
  ['parts&sons@example.com', 'parts&sons@example.com'],
  ["o'brien+parts@example.com", "o'brien+parts@example.com"],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
  ['a@mail.co.uk', 'a@mail.co.uk'],
  ['a@123.com', 'a@123.com'],
])('%j is the account of %s', (typed, kept) => {
  expect(Email.parse(typed)).toBe(kept);
  expect(Email.parse(kept)).toBe(kept);
});

test.each([
  ...[
    '',
    'ana',
    '@example.com',
    'ana@',
    'ana@localhost',
    'ana@@example.com',
    'a b@example.com',
    '"a b"@example.com',
  ],
  ...['.ana@example.com', 'ana.@example.com', 'a..b@example.com', 'ana@-a.com', 'ana@a-.com', 'ana@a..com'],
  ...['ana@example.com.', 'ana@1.2.3.4', 'ana@[1.2.3.4]', 'ana@1.2', 'ana@exa_mple.com', 'ana@example.c'],
  ...[
    'ana@example.com:25',
    'ana@example.com/x',
    'ana@exam%70le.com',
    'ana@example.com?x',
    'ana<x@example.com',
  ],
  ...[
    'ana@example.com\r\nBcc: bob@example.com',
    'a,b@example.com',
    'a;b@example.com',
    'a(b)@example.com',
    'a\\b@example.com',
  ],
  ...[
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(62)}.${'e'.repeat(62)}.com`,
  ],
])('%j is no e-mail address', (typed) => {
  expect(Email.safeParse(typed).success).toBe(false);
});

test('letters before the @ that need SMTPUTF8 are refused with the reason', () => {
  for (const typed of ['müller@example.com', 'иван@почта.рф', 'ａna@example.com'])
    expect(Email.safeParse(typed).error?.issues[0]?.message).toContain('before the @');
});
