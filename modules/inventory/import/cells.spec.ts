import {
  readDollars,
  readList,
  readMeasure,
  readNumber,
  readQuantity,
  readSafeCell,
  readWord,
  safeCell,
} from './cells.rules.js';
import { customOf, guessColumns, guessField, saidTwice } from './columns.rules.js';
import { readColumns, readFits, readNumbers } from './item-cells.rules.js';

test.each([
  ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+1 (608) 555-0100', "'+1 (608) 555-0100"],
  ['-as is-', "'-as is-"],
  ["'=1", "''=1"],
  ['-12.5', '-12.5'],
  ["'57 Chevy", "'57 Chevy"],
])('no spreadsheet takes %s for a formula, and an import reads it as it was', (text, cell) => {
  expect(safeCell(text)).toBe(cell);
  expect(readSafeCell(cell)).toBe(text);
});

test('a text that a program keeps from being a number is that text', () => {
  expect(readSafeCell('="0012345"')).toBe('0012345');
});

test('two makes in one column are refused', () => {
  expect(() => readColumns('1957', 'Dodge & Plymouth', 'Fury')).toThrow('is more than one make');
  expect(readColumns('1961', 'Land Rover', 'Series II')).toHaveLength(1);
});

test('a part number that a spreadsheet has shortened is refused', () => {
  expect(() => readNumbers('7.0402E+11', 'oem')).toThrow('A spreadsheet has shortened this number');
});

test('texts behind the note of what it fits are part of the note', () => {
  expect(readFits('1966 | Ford | Mustang | V8 | not GT')).toMatchObject([{ note: 'V8; not GT' }]);
});

test.each([
  ['$1,250.50', 1250.5],
  ['USD', 'bad'],
  ['12 lbs', 12],
  ['1.2.3', 'bad'],
  ['12,50', 'bad'],
  ['1.500,00', 'bad'],
  ['1e3', 'bad'],
  ['-12.5', -12.5],
  ['1.5E-07', 1.5e-7],
  ['12345678901234567', 'bad'],
  ['', null],
])('a number as people type it: %s', (cell, number) => {
  if (number === 'bad') expect(() => readNumber(cell)).toThrow('is not a number');
  else expect(readNumber(cell)).toBe(number);
});

test.each([
  ['3 1/2', 3.5],
  ['3-1/2"', 3.5],
  ['3½″', 3.5],
  ['½ in', 0.5],
  ['12"', 12],
  ['12.25', 12.25],
])('a measure is read as rulers show it: %s', (cell, inches) => expect(readMeasure(cell)).toBe(inches));

test.each(['5 kg', '1\'6"', '1/0', '3 1/2 1/2'])('%s is no measure in inches or pounds', (cell) => {
  expect(() => readMeasure(cell)).toThrow('is not a number');
});

test('a price has cents; a quantity is whole, or unknown', () => {
  expect(readDollars('$19.9999')).toBe(20);
  expect([readQuantity('3'), readQuantity('2.0'), readQuantity('?'), readQuantity('')]).toEqual([
    3,
    2,
    null,
    1,
  ]);
  expect([readQuantity('2 pcs'), readQuantity('4 ea.')]).toEqual([2, 4]);
  for (const read of [readDollars, readQuantity])
    expect(() => read('1.250')).toThrow('Write 1,250 for thousands, or 1.25.');
  expect(() => readQuantity('a box')).toThrow('not a number');
  expect(() => readQuantity('1.5')).toThrow('whole number');
});

test('a word is found in any case, and a wrong one names the right ones', () => {
  expect(readWord('Used Good', ['used-good', 'core'])).toBe('used-good');
  expect(() => readWord('mint', ['used-good', 'core'])).toThrow('“mint” is none of used-good, core.');
});

test('a list is apart at its signs, but not at one with a backslash before it', () => {
  expect(readList(String.raw`5\/8 bolts / Bin \\ 2`, '/')).toEqual(['5/8 bolts', String.raw`Bin \ 2`]);
});

test('part numbers and fitment are read as we write them, and as people do', () => {
  expect(readNumbers('7040202; 3782870 (casting)', 'oem')).toEqual([
    { number: '7040202', kind: 'oem' },
    { number: '3782870', kind: 'casting' },
  ]);
  expect(readFits('1966-69 Chevrolet Nova SS; 1957 | Ford | Thunderbird | with the 312')).toEqual([
    { yearFrom: 1966, yearTo: 1969, make: 'Chevrolet', model: 'Nova SS' },
    { yearFrom: 1957, yearTo: 1957, make: 'Ford', model: 'Thunderbird', note: 'with the 312' },
  ]);
  expect(readFits('Ford | Mustang | 1964½-66')).toEqual([
    { yearFrom: 1964, yearTo: 1966, make: 'Ford', model: 'Mustang', note: 'from 1964½' },
  ]);
  expect(() => readFits('most Mopars')).toThrow('Write it like 1966-1969');
});

test('year, make and model in columns are what it fits, all three of them', () => {
  expect(readColumns("'55 & '57", 'Chevy', '150, 210')).toHaveLength(4);
  expect(readColumns('1962', 'Austin Healey', '3000')).toEqual([
    { yearFrom: 1962, yearTo: 1962, make: 'Austin Healey', model: '3000' },
  ]);
  expect(() => readColumns('1962', '', '3000')).toThrow('The make of “1962 3000” is missing');
});

test.each([
  ['HB.import_ref', 'id'],
  ['HB.location', 'place'],
  ['HB.labels', 'tags'],
  ['HB.tags', 'tags'],
  ['HB.purchase_time', 'acquiredOn'],
  ['HB.field.Bore', 'custom'],
  ['HB.insured', null],
  ['Part No.', 'partNumbers'],
  ['Part #', 'partNumbers'],
  ['P/N', 'partNumbers'],
  ['Casting #', 'castingNumbers'],
  ['Stock #', 'id'],
  ['On hand', 'quantity'],
  ['Qty.', 'quantity'],
  ['Cost ($)', 'acquiredPrice'],
  ['Bin', 'place'],
  ['Price (USD)', 'asking'],
  ['Year', 'year'],
  ['Make', 'make'],
  ['Qty', 'quantity'],
  ['Storage Location', 'place'],
  ['asking price', 'asking'],
  ['Price, $', 'asking'],
  ['Length inches', 'length'],
  ['height in inches', 'height'],
  ['Weight [lbs]', 'weight'],
  ['Weight (kg)', 'custom'],
  ['weight kg', 'custom'],
  ['Width (cm)', 'custom'],
  ['Length in mm', 'custom'],
  ['Length, ft.', 'custom'],
  ['Price (EUR)', 'custom'],
  ['Cost €', 'custom'],
  ['Price €/ea', 'custom'],
  ['Price (Canadian)', 'custom'],
  ['Weight (in kg each)', 'custom'],
  ['Weight (lbs.)', 'weight'],
  ['Length (in.)', 'length'],
  ['Cost (US$)', 'acquiredPrice'],
  ['asking price each', 'asking'],
  ['Moon phase', null],
  ['constructor', null],
  ['HB.constructor', null],
])('the heading %s is understood', (header, field) => {
  expect(guessField(header)).toBe(field);
});

test('a field of one’s own has the name of its column', () => {
  expect(customOf('HB.field.Bore')).toEqual({ name: 'Bore', kind: 'text' });
  expect(customOf('field.Bore (number)')).toEqual({ name: 'Bore', kind: 'number' });
  expect(customOf('HB.serial_number')).toEqual({ name: 'Serial number', kind: 'text' });
});

test.each([
  ['Part #,Year,Make,Model,Description,Qty', 'partNumbers,year,make,model,title,quantity'],
  ['Name,Description,Years,Make,Model', 'title,description,year,make,model'],
  ['Name,Year From,Year To,Make,Model', 'title,year,yearTo,make,model'],
  ['Name,Brand,Model', 'title,custom,custom'],
  ['Name,Price,Asking,Tags,Labels', 'title,asking,,tags,tags'],
])('columns are guessed together: %s', (headers, fields) => {
  expect(guessColumns(headers.split(',')).join()).toBe(fields);
});

test('two columns may add up to a list, but not to one price', () => {
  expect(saidTwice(['title', 'tags', 'tags', null, null])).toBeUndefined();
  expect(saidTwice(['title', 'asking', 'tags', 'asking'])).toEqual([1, 3]);
});
