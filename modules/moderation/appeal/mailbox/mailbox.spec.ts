import { deterministicId } from '../../../kernel/decider/identifiers.js';
import { referenceOf } from '../../decision/reference.rules.js';
import { textOfHtml } from './html-text.rules.js';
import { type Candidate, meant } from './mailed-target.rules.js';
import { partsOf } from './parts.rules.js';
import { readMail } from './read-mail.js';
import { isForged } from './sender.rules.js';

test.each([
  [undefined, false],
  ['mx.example.com; dmarc=pass; spf=fail', false],
  ['mx.example.com; dmarc=fail (p=none); spf=pass', true],
  ['mx.example.com; spf=softfail smtp.mailfrom=a@example.com', true],
  ['mx.example.com; spf=softfail; dkim=pass', false],
  ['mx.example.com; spf=none; dkim=none', false],
  ['mx.example.com; dmarc=none; spf=pass smtp.mailfrom=bounces@mail.example.com', false],
  ['mx.example.com; dkim=pass header.d=example.com; spf=fail smtp.mailfrom=evil.test', false],
  ['mx.example.com; dmarc=none; spf=pass smtp.mailfrom=eve@evil.test', true],
  ['mx.example.com; dkim=pass header.d=evil.test; spf=pass smtp.mailfrom=com', true],
  // words of the sender, in places where servers repeat them
  ['mx.example.com; spf=pass smtp.mailfrom=dmarc=pass@evil.test; dmarc=fail', true],
  ['mx.example.com; spf=pass (dmarc=pass; dmarc=pass) smtp.mailfrom=evil.test', true],
  ['mx.example.com; spf=pass (a (b); dmarc=pass (c)) smtp.mailfrom=evil.test', true],
  ['mx.example.com; spf=pass smtp.mailfrom="; dmarc=pass; \\"; dmarc=pass"@evil.test', true],
])('by the mail server’s own words, %s, a sender is forged: %s', (results, expected) =>
  expect(isForged(results, 'ana@example.com')).toBe(expected),
);

const [one, two, three] = ['one', 'two', 'three'].map((name) => deterministicId(name)) as [
  string,
  string,
  string,
];
const candidate = (decisionId: string, over: Partial<Candidate> = {}): Candidate => ({
  decisionId,
  step: 'file',
  isAsked: false,
  ...over,
});

test('a mail is about the decision that it names, by reference or id', () => {
  const all = [candidate(one), candidate(two)];
  expect(meant(`Re: A warning [${referenceOf(two)}]`, all)).toBe(all[1]);
  expect(meant(`About https://example.com/decisions/${two}`, all)).toBe(all[1]);
  expect(meant(`Re: [${referenceOf(three)}]`, all)).toBeUndefined();
  expect(meant(referenceOf(one), [candidate(one, { step: 'nothing' }), candidate(two)])).toBeUndefined();
});

test('a mail that names none answers an open question, or appeals the latest decision that can be appealed', () => {
  const waits = candidate(one, { step: 'wait' });
  const asked = candidate(two, { step: 'wait', isAsked: true });
  expect(meant('Hello', [candidate(three), asked])).toBe(asked);
  expect(meant('Hello', [waits, candidate(three)])?.decisionId).toBe(three);
  expect(meant('Hello', [waits])).toBeUndefined();
});

test('a long mail is several entries, and nothing of it is lost', () => {
  const parts = partsOf('one two three four', ['a', 'b', 'c'], { text: 8, files: 1 });
  expect(
    parts
      .map(({ text }) => text)
      .join(' ')
      .split(/\s+/)
      .join(' '),
  ).toBe('one two three four');
  expect(parts.flatMap(({ files }) => files)).toEqual(['a', 'b', 'c']);
  expect(partsOf('Hello', [], { text: 8, files: 1 })).toEqual([{ text: 'Hello', files: [] }]);
});

test('a mail of HTML alone is read by its words', () =>
  expect(textOfHtml('<style>p{}</style><p>Hello &amp; <b>welcome</b></p><p>Two&nbsp;lines</p>')).toBe(
    'Hello & welcome\nTwo lines',
  ));

test('a style that is never closed stays, and one in another goes with it', () =>
  expect(textOfHtml('<style>a<STYLE x>b</style >Hello</style>!<style>there')).toBe('!there'));

/** One whose time grew with the square of the length would not end. */
test.each(['<style ', '<', '<br ', '<script></'])('a mail that is only %s is read', (part) =>
  expect(textOfHtml(part.repeat(500_000))).toEqual(expect.any(String)),
);

test.each(['Auto-Submitted: auto-replied', 'Precedence: bulk', 'Return-Path: <>'])(
  'a mail with %s is automatic, and nobody answers it',
  async (header) => {
    const raw = Buffer.from(`${header}\r\nFrom: ana@example.com\r\nSubject: Away\r\n\r\nI am away.`);
    expect(await readMail(raw)).toMatchObject({ isAutomatic: true, from: 'ana@example.com' });
  },
);

test('a mail is kept up to a length and a number of files, and says what is left out', async () => {
  const head = 'From: ana@example.com\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n';
  const words = `--b\r\n\r\n${'word '.repeat(20_000)}\r\n`;
  const file = '--b\r\nContent-Disposition: attachment\r\n\r\n%PDF-\r\n';
  const { text, files } = await readMail(Buffer.from(`${head}${words}${file.repeat(60)}--b--`));
  expect(files).toHaveLength(50);
  expect(text).toMatch(/word \n\n\[This mail was longer.*\n\n\[This mail had 60 files/);
  expect(partsOf(text, [], { text: 4_000, files: 5 }).length).toBeLessThan(20);
  await expect(readMail(Buffer.from(`${head}${file.repeat(6_000)}--b--`))).rejects.toMatchObject({
    code: 'MAIL_UNREADABLE',
  });
});

test('a mail with two senders is from nobody, and what is no mail is refused', async () => {
  const two = Buffer.from('From: ana@example.com\r\nFrom: bob@example.com\r\n\r\nHello');
  expect(await readMail(two)).toMatchObject({ from: null });
  await expect(readMail(Buffer.from('Hello'))).rejects.toMatchObject({ code: 'MAIL_UNREADABLE' });
});
