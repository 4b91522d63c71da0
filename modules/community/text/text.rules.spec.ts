import { marksIn } from './marks.rules.js';
import { linksIn, maxTags, mentionsIn, plainText, tagsIn } from './text.rules.js';

describe('mentions', () => {
  test.each<[string, readonly string[]]>([
    ['@ray what carb is this?', ['ray']],
    ['Thanks @Ray, @dolores-51 and @RAY.', ['ray', 'dolores-51']],
    ['(@ray) "@ana" *@bob* _@lou_ [@sue] **@kim**', ['ray', 'ana', 'bob', 'lou', 'sue', 'kim']],
    ['@ray_ford_ and @ray--x and @ray-', ['ray_ford', 'ray']],
    ['first\r\n@ray\r\n> @ana', ['ray', 'ana']],
    ['foo@bar.com, ray.@bob, ray+@bob, @bar.com, @ray@example.com', []],
    ['@a. @ab @1ray @', []],
    [`@${'a'.repeat(30)} @${'b'.repeat(31)}`, ['a'.repeat(30)]],
    ['@René @renée Ünal@ray', []],
    ['https://example.com/@ray?to=@ana example.com/@bob', []],
    ['https://ray@ana.example/ mailto:ray@example.com', []],
    ['`@ray` ``a ` @ana`` @bob', ['bob']],
    ['`open @ray\n\nand `closed @ana', ['ray', 'ana']],
    ['- `open\n- @ray `', ['ray']],
    ['`a\n@ray b`', []],
    ['@ray’s truck, 🚗@ana', ['ray', 'ana']],
    ['@@ray', []],
  ])('%j mentions %j', (text, handles) => expect(mentionsIn(text)).toEqual(handles));
});

describe('hashtags', () => {
  test.each<[string, readonly string[]]>([
    ['#C10 and #c10', ['c10']],
    ["A '51, #1, #'32 and #51", []],
    ['#32-ford #hot-rod- #a', ['32-ford', 'hot-rod']],
    ['(#flathead) "#holley", #quadrajet.', ['flathead', 'holley', 'quadrajet']],
    ['# Title\n## Other ##both C#sharp &#x27; @#x1', []],
    ['https://example.com/#top example.com/#end /#part', []],
    ['`#code` #steel', ['steel']],
    ['#Citroën #CITROE\u0308N #мотор', ['citroën', 'мотор']],
    ['#İznik', ['i\u0307znik']],
    [`#${'a'.repeat(40)} #${'b'.repeat(41)}`, ['a'.repeat(40)]],
    ['#\u{10330}\u{10331}', ['\u{10330}\u{10331}']],
    ['#one#two', ['one']],
  ])('%j has %j', (text, tags) => expect(tagsIn(text)).toEqual(tags));

  test('a text has twenty at most', () => {
    const many = Array.from({ length: 30 }, (_, at) => `#tag${at}`).join(' ');
    expect(tagsIn(many)).toHaveLength(maxTags);
  });
});

describe('links', () => {
  test.each<[string, readonly string[]]>([
    ['See https://www.Example.com/parts/?id=7#top.', ['example.com/parts?id=7']],
    ['http://example.com https://www.example.com/', ['example.com']],
    [
      '[label](https://example.com/a_(b)) [https://a.example](https://b.example)',
      ['example.com/a_(b)', 'a.example', 'b.example'],
    ],
    [
      '(https://example.com/a), <https://example.com/b> "https://example.com/c"',
      ['example.com/a', 'example.com/b', 'example.com/c'],
    ],
    ['**https://example.com/bold** HTTPS://EXAMPLE.COM:443/caps', ['example.com/bold', 'example.com/caps']],
    ['https://example.com:8443/x?a[]=1&b=@ray', ['example.com:8443/x?a[]=1&b=@ray']],
    ['`https://example.com/hidden`', ['example.com/hidden']],
    ['https://müller.example/', ['xn--mller-kva.example']],
    ['https:// http://. xhttps://example.com javascript:alert(1) data:text/html,x //example.com', []],
    ['https://bank.example@evil.example/ https://a.example\\@evil.example', ['a.example']],
    ['https://example.com/\u202egnp.exe', ['example.com']],
  ])('%j leads to %j', (text, addresses) =>
    expect(linksIn(text).map(({ address }) => address)).toEqual(addresses),
  );

  test('the host of a link has no www and no port', () => {
    expect(linksIn('https://www.example.com.:8080/x')).toEqual([
      { host: 'example.com', address: 'example.com:8080/x' },
    ]);
  });
});

describe('plain words', () => {
  test.each<[string, string]>([
    ['**Bold**, *slanted*, __both__ and _this_.', 'Bold, slanted, both and this.'],
    ['5 * 4 is 20, 4*100 or 5*120, a_b_c and 2 ** 3', '5 * 4 is 20, 4*100 or 5*120, a_b_c and 2 ** 3'],
    ['* one\n* two\n\n1. three\n2) four\n- - five', 'one two 1. three 2) four five'],
    ['> quoted\n> > twice\r\nanswered', 'quoted twice answered'],
    [
      'see [the *manual*](https://example.com/m) and [this](javascript:alert(1))',
      'see the manual and [this](javascript:alert(1))',
    ],
    ['`*code*` and ``a ` b``', '*code* and a ` b'],
    ['an *open mark\nand its end* here', 'an open mark and its end here'],
    ['an *open mark\n\nand another* one', 'an *open mark and another* one'],
    ['![a](https://example.com/b) \\*c\\*', '![a](https://example.com/b) \\*c\\*'],
    ['______ ****** **', '______ ****** **'],
    ["#c10 @ray a '51 & <b>this</b>", "#c10 @ray a '51 & <b>this</b>"],
    ['3.5 inches\n1958. - the year', '3.5 inches 1958. - the year'],
    [' \r\n\t ', ''],
  ])('%j reads %j', (text, words) => expect(plainText(text, 500)).toBe(words));

  test('they are cut at a word', () => {
    expect(plainText('A 1951 Chevrolet pickup, in pieces', 25)).toBe('A 1951 Chevrolet pickup…');
    expect(plainText('A 1951 Chevrolet pickup', 23)).toBe('A 1951 Chevrolet pickup');
    expect(plainText('A 1951 Chevrolet pickup', 17)).toBe('A 1951 Chevrolet…');
    expect(plainText('a'.repeat(50), 10)).toBe(`${'a'.repeat(9)}…`);
    expect(plainText(`${'a'.repeat(8)}\u{1f697}\u{1f697}`, 10)).toBe(`${'a'.repeat(8)}…`);
  });
});

/** Every character is read by codePointAt, so its calls are the work. */
test.each(
  [
    '@',
    '#',
    '`',
    '*',
    '_',
    '[',
    '](',
    ')',
    '> ',
    'h',
    'http',
    'https://',
    'https://a',
    'https://a(',
    '@a-',
    '@abc ',
    '#a-',
    '#a#',
    '#a ',
    '`a',
    '[a](',
    '[a](https://a ',
    '[a](https://a)',
    '**a',
    '*a_',
    '\n',
    '- ',
    '1. ',
    '\ud83d',
    '\u{1f697}',
    '\u0301',
  ].flatMap((unit) => [unit, `${unit}\n`]),
)('the longest text of %j is read a few times at most', (unit) => {
  const text = unit.repeat(5_000).slice(0, 5_000);
  expect(readsOf(() => marksIn(text))).toBeLessThan(7 * text.length);
  expect(readsOf(() => linksIn(text))).toBeLessThan(7 * text.length);
  expect(readsOf(() => plainText(text, 200))).toBeLessThan(7 * text.length);
});

test('runs of backticks of every length are read a few times at most', () => {
  const text = Array.from({ length: 98 }, (_, at) => '`'.repeat(at + 1)).join(' ');
  expect(readsOf(() => mentionsIn(text))).toBeLessThan(7 * text.length);
});

function readsOf(work: () => unknown): number {
  const real = String.prototype.codePointAt;
  let reads = 0;
  String.prototype.codePointAt = function count(at) {
    reads++;
    return real.call(this, at);
  };
  try {
    work();
  } finally {
    String.prototype.codePointAt = real;
  }
  return reads;
}
