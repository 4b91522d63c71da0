import fc from 'fast-check';
import { printable } from './printable.rules.js';

const all = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

test.each([
  ['⅜ bolts', '3/8 bolts'],
  ['1⅛ in', '1-1/8 in'],
  ['1 ⅛ in', '1 1/8 in'],
  ['5⅞-18', '5-7/8-18'],
  ['⅓ ⅔ ⅕ ⅖ ⅗ ⅘ ⅙ ⅚ ⅐ ⅛ ⅝ ⅑ ⅒ ↉', '1/3 2/3 1/5 2/5 3/5 4/5 1/6 5/6 1/7 1/8 5/8 1/9 1/10 0/3'],
  ['1½ ¼ ¾', '1½ ¼ ¾'],
  ['⅜⅝', '3/8 5/8'],
  ['1⅜1⅛', '1-3/8 1-1/8'],
  ['½⅛', '½ 1/8'],
  ['1⁴⁄8', '1-4/8'],
  ['10⁴5 5₂8', '10^4 5 5_2 8'],
  ['⅟8 and 1⅟16', '1/8 and 1-1/16'],
  ['3⁄8, 3∕8, 3／8', '3/8, 3/8, 3/8'],
  ['1¹⁄₈', '1-1/8'],
  ['No⅜', 'No 3/8'],
  ['5′ 3″ 2‴', `5' 3" 2'''`],
  ['−5', '-5'],
  ['3‐8 3‑8 3‒8 3–8 3—8 3―8 3⁃8 3\u00ad8 3－8 3﹣8', '3-8 3-8 3-8 3–8 3—8 3—8 3-8 3-8 3-8 3-8'],
  ['Quadra\u00adjet', 'Quadra-jet'],
  ['10 µF, 10 μF', '10 µF, 10 µF'],
  ['50Ω, 50 Ω, 5 kΩ', '50 ohm, 50 ohm, 5 kohm'],
  ['Ωμέγα ΔΕΗ', 'Omega DEI'],
  ['A→B ←C ↔ ⇒', 'A->B <-C <-> =>'],
  ['this side ↑', 'this side (up)'],
  ['2×4 ±5°', '2×4 ±5°'],
  ['2✕4', '2×4'],
  ['⌀20', 'Ø20'],
  ['10⁴ 10¹² 10⁻³ in³ x²', '10^4 10¹² 10^-3 in³ x²'],
  ['H₂O 5₂', 'H2O 5_2'],
  ['F₁₀₀ C₁₂5 ₂5', 'F100 C12 5 2 5'],
  ['5˝ 5℔ 3ː8 3⁓8', '5" 5lb 3:8 3~8'],
  ['３５０ ＶＢ', '350 VB'],
  ['٣٥٠ ३५', '350 35'],
  ['𝟑𝟓', '35'],
  ['ﬁlter ﬂange', 'filter flange'],
  ['“GT” ‘57 ʼ57 ‛57', "“GT” ‘57 '57 '57"],
  ['3\u00a08 3\u202f8 3\u20098 3\u30008', '3 8 3 8 3 8 3 8'],
  ['3\u200b8 3\u200d8 3\u20608 3\ufeff8 3\u200e8', '3 8 3 8 3 8 3 8 3 8'],
  ['Quadra\u200bjet', 'Quadrajet'],
  ['3\u03388 3\ufe0f\u20e38\ufe0f\u20e3', '3 8 3 8'],
  ['3🔧8 🔥 hot 👨‍🔧', '3 8 hot'],
  ['🔥', '?'],
  ['①②⑫❸', '(1)(2)(12)(3)'],
  ['Ⅷ ㎜ ℃ №8', 'VIII mm °C No. 8'],
  ['≤5 ≥6 ≈7', '<=5 >=6 ~7'],
  ['Škoda ǎ ł 発 “GT”', 'Škoda a l ? “GT”'],
  ['Москвич-412, Ёлка', 'Moskvich-412, Yolka'],
  ['3発8', '3?8'],
  ['e\u0301', 'é'],
])('%s is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test('every fraction between digits is one number, with a line', () => {
  for (const sign of [...all(0x2150, 0x215e), '↉'])
    expect(printable(`1${sign}8`)).toMatch(/^1-\d{1,2}\/\d{1,2} 8$/);
});

const signs = [...all(0x20, 0xd7ff), ...all(0xe000, 0xffff), ...all(0x1d000, 0x1faff)];

test('no sign between two digits lets them run together, and all that is printed is in the font', () => {
  const others = signs.filter((sign) => !/\p{Nd}/u.test(sign));
  expect(others.filter((sign) => /^3\d|\d8$/.test(printable(`3${sign}8`)))).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.nat(signs.length - 1), { maxLength: 12 }), (chosen) => {
      const text = chosen.map((at) => signs[at]).join('');
      expect(printable(text)).toMatch(/^[ -~¡-¬®-ÿ€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/);
      if (text.trim()) expect(printable(text)).not.toBe('');
    }),
  );
});
