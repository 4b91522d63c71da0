import fc from 'fast-check';
import { textWidth } from './helvetica.rules.js';
import { fontOf, labelLines, layoutOf } from './label-layout.rules.js';
import { cellBox, cellsOf, labelSheetIds, labelSheets, placeLabels } from './label-sheets.rules.js';

/** The corners of the first and the last label in millimetres, as the makers' templates name them. */
test.each([
  ['avery-5160', [4.76, 12.7], [144.46, 241.3]],
  ['avery-5163', [3.97, 12.7], [110.33, 215.9]],
  ['avery-5167', [7.14, 12.7], [164.31, 254]],
  ['avery-22806', [15.88, 15.88], [149.23, 212.72]],
  ['avery-l7160', [7.21, 15.15], [139.29, 243.75]],
  ['roll-2-25', [0, 0], [0, 0]],
  ['roll-62', [0, 0], [0, 0]],
] as const)('the labels of %s are where its maker cuts them', (id, first, last) => {
  const sheet = labelSheets[id];
  const corner = (cell: number) => {
    const { x, y } = cellBox(sheet, cell);
    return [x, y].map((millimetres) => Math.round(millimetres * 100) / 100);
  };
  expect([corner(0), corner(cellsOf(sheet) - 1)]).toEqual([first, last]);
});

test.each(labelSheetIds)('the labels of %s do not overlap, and leave the same margin at each side', (id) => {
  const { page, label, columns, rows, left, top, acrossPitch, downPitch } = labelSheets[id];
  if (columns > 1) expect(acrossPitch).toBeGreaterThanOrEqual(label.width);
  if (rows > 1) expect(downPitch).toBeGreaterThanOrEqual(label.height);
  expect(2 * left + (columns - 1) * acrossPitch + label.width).toBeCloseTo(page.width, 1);
  expect(2 * top + (rows - 1) * downPitch + label.height).toBeCloseTo(page.height, 1);
});

test('the first label goes where it is asked to, and each after it into the next place', () => {
  const places = placeLabels(labelSheets['avery-5163'], ['a', 'b', 'c'], 9);
  expect(places).toEqual([
    [
      { label: 'a', cell: 8 },
      { label: 'b', cell: 9 },
    ],
    [{ label: 'c', cell: 0 }],
  ]);
});

const words = fc.string({ maxLength: 120, unit: 'grapheme' });

test('whatever is written, code and text stay on their label and apart', () => {
  const texts = fc.record(Object.fromEntries(labelLines.map((line) => [line, words])), { requiredKeys: [] });
  fc.assert(
    fc.property(fc.constantFrom(...labelSheetIds), texts, (id, text) => {
      const { label } = labelSheets[id];
      const { code, lines } = layoutOf(label, text);
      expect(code.x).toBeGreaterThan(0);
      expect(code.y + code.height).toBeLessThan(label.height);
      for (const { text, x, y, size, weight } of lines) {
        expect(x + textWidth(text, size, weight)).toBeLessThanOrEqual(label.width);
        expect(y).toBeLessThan(label.height);
        expect(x >= code.x + code.width || y - size * 0.8 >= code.y + code.height - 0.5).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

describe('labels that are printed together', () => {
  const { label } = labelSheets['avery-5160'];
  const short = { title: 'Horn', place: 'Barn', code: 'K7QF3-MWXT6' };
  const long = { ...short, title: 'Quadrajet carburetor, rebuilt', place: 'Barn › Rack A › A-3-07' };
  const endless = { ...long, title: 'Quadrajet carburetor '.repeat(9).trim() };
  const titleSize = (text: typeof short, font: number) => layoutOf(label, text, font).lines[0]?.size;

  test('have one font, that of the longest', () => {
    const font = fontOf(label, [short, short, long]);
    expect(font).toBe(fontOf(label, [long]));
    expect(font).toBeLessThan(fontOf(label, [short]));
    expect(titleSize(short, font)).toBe(titleSize(long, font));
    expect(
      layoutOf(label, long, font)
        .lines.map(({ text }) => text)
        .join(' '),
    ).toContain(long.title);
  });

  test('are not small because one of them never ends: it is shortened', () => {
    const font = fontOf(label, [short, long, long, endless]);
    expect(font).toBe(7);
    expect(
      layoutOf(label, endless, font)
        .lines.map(({ text }) => text)
        .join(' '),
    ).toContain('…');
    expect(fontOf(label, [endless])).toBeLessThan(7);
  });
});
