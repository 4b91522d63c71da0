import {
  BadCell,
  lettersAndDigits,
  listText,
  readDollars,
  readList,
  readNumber,
  readSafeCell,
  readWord,
  safeCell,
} from '../../inventory/import/cells.rules.js';
import { Space, spaceTypes, type Zone } from '../map/space-map.schemas.js';
import { plainCode } from './codes.rules.js';
import { degreesOf, foot } from './geometry.rules.js';
import { isSame } from './is-same.rules.js';

/** The columns of a table of spaces, as the first line has them. */
export const tableColumns = [
  'code',
  'zone',
  'type',
  'width',
  'depth',
  'x',
  'y',
  'angle',
  'price',
  'features',
  'blocked',
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** Spaces as lines of a table, by their codes as people count them, with its heading. A table that is read again changes nothing.
 *  units  feet, degrees, dollars */
export function tableOf(spaces: Iterable<Space>, zones: readonly Zone[]): readonly (readonly string[])[] {
  const names = new Map(zones.map(({ id, name }) => [id, name]));
  const sorted = [...spaces].toSorted((one, other) => byCode.compare(one.code, other.code));
  return [
    tableColumns,
    ...sorted.map((space) =>
      [
        space.code,
        names.get(space.zoneId ?? '') ?? '',
        space.type,
        String(space.width),
        String(space.depth),
        String(space.x),
        String(space.y),
        String(space.angle),
        (space.cents / 100).toFixed(2),
        listText(space.features, '; '),
        space.blocked ?? '',
      ].map(safeCell),
    ),
  ];
}

export interface TableLine {
  /** Its number in a spreadsheet, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** Why its cells are ambiguous. */
  readonly problem?: string;
}

/** What became of one line, or would. */
export interface LineOutcome {
  readonly row: number;
  readonly code: string;
  readonly outcome: 'added' | 'changed' | 'unchanged' | 'refused';
  /** Why it is refused; '' otherwise. */
  readonly reason: string;
}

/** The spaces that a table adds or changes: a line is the space of its code. A column that it does not have, and an empty number, leave what was there.
 *  in   idOf: the id of a new space, by its code
 *  out  null: no column has the codes */
export function readSpaceTable(
  { headers, lines }: { readonly headers: readonly string[]; readonly lines: readonly TableLine[] },
  { spaces, zones }: { readonly spaces: Iterable<Space>; readonly zones: readonly Zone[] },
  idOf: (code: string) => string,
): { readonly put: readonly Space[]; readonly outcomes: readonly LineOutcome[] } | null {
  const columns = columnsOf(headers);
  if (!columns.has('code')) return null;
  const known = new Map([...spaces].map((space) => [plainCode(space.code), space]));
  const read = new Map<string, number>();
  const put: Space[] = [];
  const outcomes = lines.map((line): LineOutcome => {
    const cell = (column: TableColumn) => cellOf(line, columns.get(column));
    const code = cell('code') ?? '';
    try {
      if (line.problem) throw new BadCell(line.problem);
      const before = known.get(plainCode(code));
      const twice = read.get(plainCode(code));
      if (twice !== undefined) throw new BadCell(`Row ${twice} has the same code.`);
      const space = checked(spaceIn(cell, before ?? { ...blank, id: idOf(code), code }, zones));
      if (!before && (cell('x') || '') === '' && (cell('y') || '') === '')
        throw new BadCell('A new space needs its place: x and y in feet.');
      read.set(plainCode(code), line.row);
      const outcome = !before ? 'added' : isSame(before, space) ? 'unchanged' : 'changed';
      if (outcome !== 'unchanged') put.push(space);
      return { row: line.row, code, outcome, reason: '' };
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      return { row: line.row, code: code.slice(0, 40), outcome: 'refused', reason: error.message };
    }
  });
  return { put, outcomes };
}

type CellOf = (column: TableColumn) => string | null;

function spaceIn(cell: CellOf, before: Space, zones: readonly Zone[]): Space {
  const number = (column: TableColumn, kept: number): number => {
    const text = cell(column)?.replace(/\s*(ft|feet|foot|°|degrees|['′])\.?$/i, '');
    return named(column, () => (text ? readNumber(text) : null)) ?? kept;
  };
  const price = named('price', () => readDollars(cell('price') ?? ''));
  const zone = cell('zone');
  const features = cell('features');
  const blocked = cell('blocked');
  return {
    ...before,
    zoneId: zone === null ? before.zoneId : zoneIdOf(zone, zones),
    x: foot(number('x', before.x)),
    y: foot(number('y', before.y)),
    width: foot(number('width', before.width)),
    depth: foot(number('depth', before.depth)),
    angle: degreesOf(number('angle', before.angle)),
    type: named('type', () => readWord(cell('type') ?? '', spaceTypes)) ?? before.type,
    cents: price === null ? before.cents : Math.round(price * 100),
    features: features === null ? before.features : [...readList(features, ';')],
    blocked: blocked === null ? before.blocked : blocked || null,
  };
}

function zoneIdOf(name: string, zones: readonly Zone[]): string | null {
  if (name === '') return null;
  const zone = zones.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!zone) throw new BadCell(`There is no zone “${name.slice(0, 40)}”. Draw it first.`);
  return zone.id;
}

/** errors  BadCell, with the name of what is wrong */
function checked(space: Space): Space {
  const read = Space.safeParse(space);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = String(issue?.path[0] ?? '');
  if (field === 'code') throw new BadCell('Give a code like B12: letters and digits, 12 at most.');
  throw new BadCell(`${field === 'cents' ? 'price' : field}: ${issue?.message ?? 'It cannot be read.'}`);
}

/** errors  BadCell, with the name of the column */
function named<Value>(column: TableColumn, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadCell) throw new BadCell(`${column}: ${error.message}`);
    throw error;
  }
}

const columnsOf = (headers: readonly string[]): ReadonlyMap<TableColumn, number> =>
  new Map(
    headers.flatMap((header, at) => {
      const plain = lettersAndDigits(header);
      const column = tableColumns.find((one) => one === plain || otherNames[one]?.includes(plain));
      return column ? [[column, at] as const] : [];
    }),
  );

/** A cell without what spreadsheets need around it; null where the table has no such column. */
function cellOf({ cells }: TableLine, at: number | undefined): string | null {
  return at === undefined ? null : readSafeCell(cells[at] ?? '').trim();
}

const otherNames: Readonly<Partial<Record<TableColumn, readonly string[]>>> = {
  code: ['space', 'spacecode', 'number', 'spacenumber', 'booth'],
  zone: ['area', 'field', 'section'],
  type: ['kind'],
  width: ['widthft', 'widthfeet', 'frontage'],
  depth: ['depthft', 'depthfeet', 'length'],
  angle: ['rotation'],
  price: ['cost', 'fee', 'rate'],
};

const blank: Omit<Space, 'id' | 'code'> = {
  zoneId: null,
  x: 0,
  y: 0,
  width: 10,
  depth: 30,
  angle: 0,
  type: 'regular',
  cents: 0,
  features: [],
  blocked: null,
};

/** B2 comes before B10. */
const byCode = new Intl.Collator('en-US', { numeric: true });
