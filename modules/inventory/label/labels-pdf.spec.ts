import { createHash } from 'node:crypto';
import { layoutOf, quietZone } from './label-layout.rules.js';
import { cellBox, cellsOf, type LabelSheetId, labelSheetIds, labelSheets } from './label-sheets.rules.js';
import type { LabelDetails } from './labels.contract.js';
import { labelsPdf } from './labels-pdf.js';
import { readPdf } from './read-pdf.fixtures.js';
import { printedCode, shortCode } from './short-code.rules.js';

const address = 'https://swapmeetclassics.com/q/';
const lines = ['title', 'place', 'code', 'price', 'contact'] as const;
const contact = 'Dutch, 608 555 0149';

test.each(labelSheetIds)(
  '%s: every code is read, and is within a tenth of a millimetre of its place',
  async (id) => {
    const sheet = labelSheets[id];
    const labels = made(Math.min(cellsOf(sheet), 80));
    const print = { sheet: id, startAt: 1, copies: 1, lines: [...lines], contact };
    const pages = await readPdf(await labelsPdf(labels, print, address));
    expect(pages).toHaveLength(Math.ceil(labels.length / cellsOf(sheet)));
    for (const page of pages) {
      expect(page.width).toBeCloseTo(sheet.page.width, 1);
      expect(page.height).toBeCloseTo(sheet.page.height, 1);
    }
    const codes = new Map(pages.flatMap((page) => page.codes).map((code) => [code.content, code]));
    expect([...codes.keys()].sort()).toEqual(labels.map(contentOf).sort());
    for (const [cell, label] of labels.entries()) expectInPlace(id, cell, label, codes.get(contentOf(label)));
  },
);

test('printing begins at the label that is asked for, and goes on with the next sheet', async () => {
  const print = { sheet: 'avery-22806', startAt: 12, copies: 2, lines: [], contact: '' } as const;
  const [first, second, third] = await readPdf(await labelsPdf(made(1), { ...print, lines: [] }, address));
  expect(third).toBeUndefined();
  const [label] = made(1);
  if (!label) throw new Error('no label');
  expect([first?.codes.length, second?.codes.length]).toEqual([1, 1]);
  expectInPlace('avery-22806', 11, label, first?.codes[0], {});
  expectInPlace('avery-22806', 0, label, second?.codes[0], {});
});

test('each label is drawn once, however many copies there are, and says what people write', async () => {
  const print = {
    startAt: 1,
    lines: ['title', 'place', 'contact'],
    contact: '5′ 3″',
  } as const;
  const [label] = made(1);
  if (!label) throw new Error('no label');
  const bolts = { ...label, title: '⅜ bolts', place: 'Rack 1⅛' };
  const pdf = (sheet: LabelSheetId, copies: number) =>
    labelsPdf([bolts], { ...print, sheet, copies, lines: [...print.lines] }, address);
  const pages = await readPdf(await pdf('roll-62', 3));
  expect(pages.map(({ text, codes }) => [text, codes.length])).toEqual(
    Array.from({ length: 3 }, () => [`3/8 bolts||Rack 1-1/8|5' 3"`, 1]),
  );
  const [one, twenty] = [await pdf('avery-5167', 1), await pdf('avery-5167', 20)];
  expect(twenty.length).toBeLessThan(one.length * 2);
});

const made = (count: number): readonly LabelDetails[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `item-${at}`,
    subject: 'item',
    code: printedCode(shortCode(createHash('sha256').update(String(at)).digest())),
    title: at % 2 ? 'Quadrajet carburetor, 1971 Chevrolet 350, rebuilt, with base gasket' : 'Hood bird',
    place: 'Barn › Rack A › A-3-07',
    price: '$450',
  }));

const contentOf = ({ code }: LabelDetails) => address + code.replace('-', '');

type Placed = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Checks that the code is centred in its square and leaves the quiet zone, at every level of error correction that the size allows. */
function expectInPlace(
  sheet: LabelSheetId,
  cell: number,
  label: LabelDetails,
  found: Placed | undefined,
  text: object = { ...label, contact },
): void {
  if (!found) throw new Error(`No code in cell ${cell}`);
  const { code } = layoutOf(labelSheets[sheet].label, text);
  const at = cellBox(labelSheets[sheet], cell);
  const dark = (modules: number) => (code.width * modules) / (modules + 2 * quietZone);
  const off = [
    at.x + code.x + code.width / 2 - (found.x + found.width / 2),
    at.y + code.y + code.height / 2 - (found.y + found.height / 2),
    Math.min(...[29, 33].map((modules) => Math.abs(dark(modules) - found.width))),
    found.width - found.height,
  ];
  expect(off.filter((millimetres) => Math.abs(millimetres) > 0.1)).toEqual([]);
}
