import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { categories } from '../../marketplace/categories.schemas.js';
import { conditions, origins, partNumberKinds } from '../../marketplace/listing.schemas.js';
import type { ItemDetail } from '../item.schemas.js';
import { customFieldKinds, visibilities } from '../item.schemas.js';
import { guessColumns } from './columns.rules.js';
import { type ImportMapping, maxImportColumns, maxImportRows } from './import.schemas.js';
import { type ExportedItem, itemRows } from './item-rows.rules.js';
import { parseTable } from './parse-table.shared.js';
import { planImport } from './plan-import.js';

const max = { maxRows: maxImportRows, maxColumns: maxImportColumns, maxCells: 1_000_000 };
const since = '2026-11-25T12:00:00.000Z';

function planned(text: string, mapping?: ImportMapping) {
  const table = parseTable(Buffer.from(text), { ...max, want: 'rows' });
  if (table.status !== 'parsed') throw new Error(table.status);
  return planImport(table, mapping ?? guessColumns(table.headers), since);
}

test('each bad row has its number and its reasons, and the others are items', async () => {
  const { items, badRows } = await planned(
    'name,qty,price\nRadio,2,45\n,1,\nHorn,many,cheap\n\nLamp,?,$1,000\n'.replace('$1,000', '"$1,000"'),
  );
  expect(items.map(({ row, body, stock }) => [row, body.title, stock[0]?.quantity, body.asking])).toEqual([
    [2, 'Radio', 2, 45],
    [6, 'Lamp', null, 1000],
  ]);
  expect(badRows).toEqual([
    { row: 3, reasons: ['no title'] },
    { row: 4, reasons: ['price: “cheap” is not a number.', 'qty: “many” is not a number.'] },
  ]);
});

test('rows with the same id are one item at several places; another title under it is refused', async () => {
  const { items, badRows } = await planned(
    'id,name,qty,place\na,Bolt,5,Barn\na,Bolt,2,Barn / Bin 1\na,Nut,1,Barn\n',
  );
  expect(items).toMatchObject([
    { ref: 'a', rows: 2, stock: [{ quantity: 5 }, { quantity: 2, place: ['Barn', 'Bin 1'] }] },
  ]);
  expect(badRows).toEqual([{ row: 4, reasons: ['Row 2 has the same id and is another item, “Bolt”.'] }]);
});

test('a price whose comma has made two cells of it is refused, also when the row has as many cells as headings', async () => {
  const { items, badRows } = await planned('name,price,notes\nEngine,1,250\nRadio,$1,250.00\nHorn,5,loud\n');
  expect(items.map(({ row }) => row)).toEqual([4]);
  expect(badRows).toMatchObject([
    { row: 2, reasons: [expect.stringContaining('may be one number')] },
    { row: 3 },
  ]);
});

test('without an id a row is known by what it says; the second of two equal rows is another item', async () => {
  const refs = async (text: string) => (await planned(text)).items.map(({ ref }) => ref);
  const [first, second] = await refs('name,qty\nHubcap,1\nHubcap,1\n');
  expect(first).not.toBe(second);
  expect((await refs('name,qty\nMirror,1\nHubcap,1\nHubcap,1\n')).slice(1)).toEqual([first, second]);
});

test('several columns of places are one path, outermost first', async () => {
  const { items } = await planned('name;Building;Shelf\nRadio;Barn;A-3\n');
  expect(items[0]?.stock[0]?.place).toEqual(['Barn', 'A-3']);
});

test('a category, or a sub-category alone, is found by its name', async () => {
  const { items, badRows } = await planned(
    'name,category\nRochester,fuel\nJack,Hand Tools\nBody,Cars & Trucks\nX-1 part,Rocketry\n',
  );
  expect(items.map(({ body }) => [body.categoryPrimary, body.categorySub])).toEqual([
    ['Parts', 'Fuel'],
    ['Tools', 'Hand Tools'],
    ['Cars', null],
  ]);
  expect(badRows[0]?.reasons[0]).toContain('“Rocketry” is not one of our categories');
});

test('every row is an item, a further place of one, or refused by its number', async () => {
  const file =
    'id,name,qty,place,notes\na,Bolt,5,Barn,M8\na,Bolt,2,Trailer,\na,Bolt,1,Shed,M10\n\nb,Nut,1\nc,Rod,1,Barn,no, ok\n';
  const { items, badRows, rows } = await planned(file);
  expect(items.map((item) => [item.row, item.rows])).toEqual([
    [2, 2],
    [6, 1],
  ]);
  expect(badRows).toEqual([
    { row: 4, reasons: ['Row 2 has the same id and says something else under “notes”.'] },
    { row: 7, reasons: [expect.stringContaining('It has 6 cells, and there are 5 headings.')] },
  ]);
  expect(rows).toBe(5);
});

test('a row is what it fits by its columns, and refused where these are unclear', async () => {
  const { items, badRows } = await planned(
    'Part #,Year,Make,Model,Description,Bought on\n1,1964 1/2,Ford,Mustang,Hood,3/14/57\n2,1967+,Ford,Mustang,Door,14-Mar-24\n3,,,,Bolt,\n',
  );
  expect(items.map(({ body }) => [body.title, body.fitment, body.acquired.on])).toEqual([
    ['Hood', [{ yearFrom: 1964, yearTo: 1964, make: 'Ford', model: 'Mustang', note: '1964½' }], '1957-03-14'],
    ['Bolt', [], null],
  ]);
  expect(badRows).toEqual([
    { row: 3, reasons: [expect.stringMatching(/^What it fits: The years of “1967\+” are not clear/)] },
  ]);
});

const words = (max: number, least = 1) =>
  fc
    .string({
      unit: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...'abcABC 123') },
        { weight: 3, arbitrary: fc.constantFrom(...'=+-@\'";,/\\|›()\n\té') },
      ),
      minLength: least,
      maxLength: max,
    })
    .map((text) => text.trim())
    .filter((text) => text.length >= least);
const line = (max: number, least = 1) =>
  words(max, least)
    .map((text) => text.replace(/\s+/g, ' '))
    .filter((text) => text.length >= least);
const money = fc.option(fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100));
const measure = fc.option(fc.double({ min: 0, max: 100_000, noNaN: true, noDefaultInfinity: true }));
const values = {
  text: words(20),
  number: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  'yes-no': fc.boolean(),
};
const category = fc
  .constantFrom(...categories)
  .chain(({ name, subs }) =>
    fc.record({ categoryPrimary: fc.constant(name), categorySub: fc.option(fc.constantFrom(...subs)) }),
  );

const exported: fc.Arbitrary<ExportedItem> = fc
  .record({
    id: fc.uuid(),
    category,
    title: line(30, 3),
    quantities: fc.array(fc.option(fc.integer({ min: 1, max: 99 })), { minLength: 1, maxLength: 3 }),
    description: words(60, 0),
    condition: fc.option(fc.constantFrom(...conditions)),
    origin: fc.option(fc.constantFrom(...origins)),
    partNumbers: fc.array(fc.record({ number: line(12), kind: fc.constantFrom(...partNumberKinds) }), {
      maxLength: 3,
    }),
    fitment: fc.array(
      fc.record(
        {
          make: line(8),
          model: line(8),
          yearFrom: fc.integer({ min: 1885, max: 1990 }),
          yearTo: fc.integer({ min: 1990, max: 2100 }),
          note: words(8),
        },
        { requiredKeys: ['make', 'model', 'yearFrom', 'yearTo'] },
      ),
      { maxLength: 3 },
    ),
    size: fc.record({ length: measure, width: measure, height: measure, weight: measure }),
    acquired: fc.record({ on: fc.option(values.date), from: words(10, 0), price: money }),
    asking: money,
    tags: fc.uniqueArray(words(10), { maxLength: 3 }),
    customFields: fc.array(
      fc.constantFrom(...customFieldKinds).chain((kind) =>
        fc.record({
          name: fc.constantFrom('Bore', 'Color (number)', '=x'),
          kind: fc.constant(kind),
          value: values[kind] as fc.Arbitrary<string | number | boolean>,
        }),
      ),
      { maxLength: 3 },
    ),
    visibility: fc.constantFrom(...visibilities),
    matchOptIn: fc.boolean(),
    paths: fc.uniqueArray(fc.array(line(8), { minLength: 0, maxLength: 3 }), {
      minLength: 3,
      maxLength: 3,
      selector: (path) => path.join('\0'),
    }),
  })
  .map(({ category: on, quantities, paths, ...item }) => ({
    item: {
      code: 'K7QF3-MWXTA',
      status: 'in_stock',
      portions: [],
      conditionNotes: '',
      donorVehicle: '',
      unit: 'each',
      minimum: null,
      notes: '',
      ...item,
      ...on,
      stock: quantities.map((quantity, at) => ({ locationId: String(at), path: '', quantity })),
    } as unknown as ItemDetail,
    places: paths,
  }));

test('what is exported imports into the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(exported, { minLength: 1, maxLength: 4, selector: ({ item }) => item.id }),
      async (items) => {
        const { items: read, badRows } = await planned(
          stringify(
            [...itemRows(items)].map((row) => [...row]),
            { bom: true },
          ),
        );
        expect(badRows).toEqual([]);
        expect(
          read.map(({ ref, body, stock }) => ({
            ref,
            stock,
            ...body,
            customFields: [...body.customFields].sort(byText),
          })),
        ).toEqual(
          items.map(({ item, places }) => ({
            ref: item.id,
            stock: item.stock.map(({ quantity }, at) => ({ quantity, place: places[at] })),
            ...Object.fromEntries(
              Object.keys(read[0]?.body ?? {}).map((name) => [name, item[name as keyof ItemDetail]]),
            ),
            customFields: [...item.customFields].sort(byText),
          })),
        );
      },
    ),
    { numRuns: 150 },
  );
});

test('what the rules of items refuse is a bad row too', async () => {
  const { badRows } = await planned('name,asking price,minimum price\nRadio,45,60\n');
  expect(badRows).toEqual([
    { row: 2, reasons: ['The least you would take must not be more than what you ask.'] },
  ]);
});

const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

test('an item at more places than it may have is said before the import, row by row', async () => {
  const rows = Array.from({ length: 203 }, (_, bin) => `bolt,Bolt,1,Bin ${bin % 202}`);
  const { items, badRows } = await planned(`id,name,qty,place\n${rows.join('\n')}\n`);
  expect(items.map(({ stock }) => stock.length)).toEqual([201]); // the last row is at the first place again
  const reasons = ['The item of row 2 is at 200 places already, which is the most.'];
  expect(badRows).toEqual([202, 203].map((row) => ({ row, reasons })));
});
