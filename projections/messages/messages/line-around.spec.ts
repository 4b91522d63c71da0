import { lineAround } from './line-around.js';

const marked = (text: string, search: string) =>
  lineAround(text, search)
    .map(({ words, isMatch }) => (isMatch ? `[${words}]` : words))
    .join('');

test('a line shows the words that match, without the signs around them', () => {
  expect(marked('Does it have\n(tri-power), or not?', 'tri power')).toBe(
    'Does it have ([tri-power]), or not?',
  );
  expect(marked('Café chairs', 'cafe')).toBe('[Café] chairs');
});

test('a part number is marked however it is written', () => {
  expect(marked('It is C5ZZ-6345-A.', 'c5zz6345a')).toBe('It is [C5ZZ-6345-A].');
  expect(marked('It is C5ZZ 6345 A here.', 'c5zz6345a')).toBe('It is [C5ZZ 6345 A] here.');
});

test('a long text is cut before and after the first match, between words', () => {
  const line = marked(`${'before '.repeat(60)}needle ${'after '.repeat(60)}`, 'needle');
  expect(line).toMatch(/^…before before .*\[needle\] after .*after…$/);
  expect(line.length).toBeLessThan(180);
});
