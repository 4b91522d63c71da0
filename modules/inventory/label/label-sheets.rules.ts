/** A sheet of labels, or a roll with one label a page. All in millimetres. */
export interface LabelSheet {
  /** "Avery 5160" */
  readonly name: string;
  /** "1 × 2⅝ in, 30 on a sheet" */
  readonly size: string;
  readonly page: Size;
  readonly label: Size;
  readonly columns: number;
  readonly rows: number;
  /** Of the first label, from the corner of the page. */
  readonly left: number;
  readonly top: number;
  /** From one label to the next. */
  readonly acrossPitch: number;
  readonly downPitch: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const inch = 25.4;
const usLetter: Size = { width: 8.5 * inch, height: 11 * inch };
const a4: Size = { width: 210, height: 297 };

/** The sheets and rolls that labels are printed on, as their makers cut them. */
export const labelSheets = {
  'avery-5160': inches(
    'Avery 5160',
    '1 × 2⅝ in, 30 on a sheet',
    [2.625, 1],
    [3, 10],
    [0.1875, 0.5],
    [2.75, 1],
  ),
  'avery-5163': inches('Avery 5163', '2 × 4 in, 10 on a sheet', [4, 2], [2, 5], [0.15625, 0.5], [4.1875, 2]),
  'avery-5167': inches(
    'Avery 5167',
    '½ × 1¾ in, 80 on a sheet',
    [1.75, 0.5],
    [4, 20],
    [0.28125, 0.5],
    [2.0625, 0.5],
  ),
  'avery-22806': inches(
    'Avery 22806',
    '2 × 2 in, 12 on a sheet',
    [2, 2],
    [3, 4],
    [0.625, 0.625],
    [2.625, 31 / 12],
  ),
  'avery-l7160': {
    name: 'Avery L7160',
    size: '63.5 × 38.1 mm, 21 on an A4 sheet',
    page: a4,
    label: { width: 63.5, height: 38.1 },
    columns: 3,
    rows: 7,
    left: 7.21,
    top: 15.15,
    acrossPitch: 66.04,
    downPitch: 38.1,
  },
  'roll-2-25': roll('Roll, 2¼ × 1¼ in', 'one label after the other', 2.25 * inch, 1.25 * inch),
  'roll-62': roll('Roll, 62 × 29 mm', 'one label after the other', 62, 29),
} as const satisfies Readonly<Record<string, LabelSheet>>;

export type LabelSheetId = keyof typeof labelSheets;
export const labelSheetIds = Object.keys(labelSheets) as [LabelSheetId, ...LabelSheetId[]];

/** The number of labels on a page. */
export const cellsOf = ({ columns, rows }: LabelSheet): number => columns * rows;

/** The position of a label on its page, by rows from the top left.
 *  in  cell  from 0 */
export function cellBox(sheet: LabelSheet, cell: number): Box {
  return {
    x: sheet.left + (cell % sheet.columns) * sheet.acrossPitch,
    y: sheet.top + Math.floor(cell / sheet.columns) * sheet.downPitch,
    ...sheet.label,
  };
}

/** The page and cell of each label, when the first goes into a given cell of the first page.
 *  in  startAt  from 1 */
export function placeLabels<Label>(
  sheet: LabelSheet,
  labels: readonly Label[],
  startAt: number,
): readonly (readonly { readonly label: Label; readonly cell: number }[])[] {
  const cells = cellsOf(sheet);
  const pages: { label: Label; cell: number }[][] = [];
  for (const [at, label] of labels.entries()) {
    const place = startAt - 1 + at;
    const page = Math.floor(place / cells);
    pages[page] = [...(pages[page] ?? []), { label, cell: place % cells }];
  }
  return pages;
}

type Pair = readonly [number, number];

/** A sheet of US letter, in inches: width and height, columns and rows, margins, pitches. */
function inches(
  name: string,
  size: string,
  [width, height]: Pair,
  [columns, rows]: Pair,
  [left, top]: Pair,
  [across, down]: Pair,
): LabelSheet {
  return {
    name,
    size,
    page: usLetter,
    label: { width: width * inch, height: height * inch },
    columns,
    rows,
    left: left * inch,
    top: top * inch,
    acrossPitch: across * inch,
    downPitch: down * inch,
  };
}

function roll(name: string, size: string, width: number, height: number): LabelSheet {
  const page = { width, height };
  return {
    name,
    size,
    page,
    label: page,
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    acrossPitch: 0,
    downPitch: 0,
  };
}
