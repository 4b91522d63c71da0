import { parseTable, type TableRow } from './parse-table.shared.js';

const max = { maxRows: 20_000, maxColumns: 200, maxCells: 1_000_000 } as const;
const parsed = (bytes: Buffer | string, own: Partial<typeof max> = {}) =>
  parseTable(Buffer.from(bytes as string), { ...max, ...own, want: 'rows' });

function rows(bytes: Buffer | string): readonly TableRow[] {
  const table = parsed(bytes);
  if (table.status !== 'parsed') throw new Error(table.status);
  return table.chunks.flatMap((chunk) => JSON.parse(Buffer.from(chunk).toString()) as TableRow[]);
}
const cells = (bytes: Buffer | string) => rows(bytes).map(({ problem, ...row }) => problem ?? row.cells);

test.each([
  ['CRLF', 'name\r\nAaa\r\nBbb\r\n'],
  ['CR', 'name\rAaa\rBbb\r'],
  ['LF', 'name\nAaa\nBbb'],
  ['CRLF, then LF', 'name\r\nAaa\nBbb\n'],
  ['LF, then CR', 'name\nAaa\rBbb'],
])('rows end at %s', (_, text) => {
  expect(cells(text)).toEqual([['Aaa'], ['Bbb']]);
});

test.each([
  ['"Red" the truck,1', ['"Red" the truck', '1']],
  ['3/8" bolts,5', ['3/8" bolts', '5']],
  ['"57 Chevy hood,1', ['"57 Chevy hood', '1']],
  ['" hose,2', ['" hose', '2']],
  ['"Deuce" grille, chrome', ['"Deuce" grille', ' chrome']],
  ['"A ""B"" C, D",5', ['A "B" C, D', '5']],
  ['Hood, "Big, red" ', ['Hood', 'Big, red']],
  ['"""Deuce"" grille",1', ['"Deuce" grille', '1']],
])('a quotation mark is part of a text, or around it: %s', (line, expected) => {
  expect(cells(`name,qty\n${line}\nHood 3/8",7\n"Door, left",8`)).toEqual([
    expected,
    ['Hood 3/8"', '7'],
    ['Door, left', '8'],
  ]);
});

test('a cell between quotation marks may have lines', () => {
  expect(cells('name,notes,qty\nHood,"Nice, old\nGood",5\nDoor,"one\r\n\r\ntwo",1')).toEqual([
    ['Hood', 'Nice, old\nGood', '5'],
    ['Door', 'one\r\n\r\ntwo', '1'],
  ]);
  expect(cells('name,notes\r\nHood,"Nice\nGood, new"\r\nDoor,\r\n')).toEqual([
    ['Hood', 'Nice\nGood, new'],
    ['Door', ''],
  ]);
});

test('a mark that only seems to close far below swallows no rows: they are apart, or each is refused by its number', () => {
  expect(cells('name,qty\n"57 hood,1\nHose 3/8",2\nDoor,3')).toEqual([
    ['"57 hood', '1'],
    ['Hose 3/8"', '2'],
    ['Door', '3'],
  ]);
  expect(cells('name,qty,notes\n"57 hood,1,\nDoor,2,\nHose,3,3/8"\nJack,4,')).toHaveLength(4);
  const unclear = rows('name,qty\n"Red hood,1\nBlue",2\nDoor,3');
  expect(unclear.map(({ row, problem }) => [row, problem?.slice(0, 16)])).toEqual([
    [2, 'A quotation mark'],
    [3, 'A quotation mark'],
    [4, undefined],
  ]);
});

test('a row with more cells than headings is refused; empty ones do not count; a list of one column keeps its commas', () => {
  expect(cells('name,price,notes\nEngine,1,250,runs\nHood,5,ok,,\nDoor')).toEqual([
    'It has 4 cells, and there are 3 headings. Put a text with a comma between quotation marks, "like, this".',
    ['Hood', '5', 'ok', '', ''],
    ['Door'],
  ]);
  expect(cells('name\nHood, left\n"Door, right"\n')).toEqual([['Hood, left'], ['Door, right']]);
});

test.each([
  ['sep=;', Buffer.from('sep=;\r\nname;note\r\nA, B;ok\r\n')],
  ['a byte order mark and "sep="', Buffer.from('\ufeff"sep=;"\nname;note\nA, B;ok')],
  ['sep= of a tab in UTF-16', Buffer.from('\ufeffsep=\t\r\nname\tnote\r\nA, B\tok\r\n', 'utf16le')],
  ['UTF-16 of the other order', Buffer.from('\ufeffname\tnote\r\nA, B\tok\r\n', 'utf16le').swap16()],
  ['UTF-16 without its mark', Buffer.from('name;note\r\nA, B;ok\r\n', 'utf16le')],
  ['a bar', Buffer.from('name|note\nA, B|ok')],
  ['empty rows before the heading', Buffer.from('\n,,\nname,note\n"A, B",ok')],
])('what programs write is read: %s', (_, bytes) => {
  const table = parsed(bytes);
  expect(table).toMatchObject({ headers: ['name', 'note'], rows: 1 });
  expect(cells(bytes)).toEqual([['A, B', 'ok']]);
});

test('rows have the number that a spreadsheet shows, and columns their first values', () => {
  expect(rows('\nname,qty\n\nHood,1\n,\nDoor,2').map(({ row }) => row)).toEqual([4, 6]);
  expect(parsed('name,qty\nHood,1\nDoor,\n')).toMatchObject({
    rows: 2,
    columns: [
      { samples: ['Hood', 'Door'], filled: 2 },
      { samples: ['1'], filled: 1 },
    ],
  });
});

test.each([
  ['rows', 'name\na\nb\nc\nd', { maxRows: 3 }],
  ['columns', 'a,b,c\n1,2,3', { maxColumns: 2 }],
  ['empty rows', `name\na${'\n'.repeat(50)}`, { maxCells: 20 }],
  ['cells', 'a,b\n1,2\n3,4', { maxCells: 5 }],
  ['cells in one row', `a,b\n${','.repeat(20_000)}`, {}],
])('it stops at too many %s', (_, text, own) => {
  expect(parsed(text, own as Partial<typeof max>)).toEqual({ status: 'too many' });
});

test.each([
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0, 10, 0])],
  ['an empty file', Buffer.alloc(0)],
  ['a heading alone', Buffer.from('name,qty\n')],
])('%s is no table', (_, bytes) => {
  expect(parsed(bytes)).toEqual({ status: 'not a table' });
});
