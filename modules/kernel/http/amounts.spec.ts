import { readAmount, readCents, readSigned, readWhole } from './amounts.schemas.js';
import { OptionalPositive } from './query.contract.js';

test.each([
  ['12.50', 12.5],
  ['1,250', 1250],
  ['1,250.5', 1250.5],
  ['1,234,567.89', 1_234_567.89],
  ['$1,250.50', 1250.5],
  ['US$ 12', 12],
  ['12 USD', 12],
  ['1 250', 1250],
  [' 007 ', 7],
  ['.5', 0.5],
  ['12.', 12],
  ['0', 0],
  ['12.125', 12.125],
  ['', null],
  ['  ', null],
])('%j is read as %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test.each([
  ...['12,50', '12,5', '1,2500', '1,25,000', ',50', '1,', '0,500', '12,500,00'],
  ...['1.500,00', '1.2.3', '1..5', '1.250.000', '.', '$', '$$5', '5$5'],
  ...[
    '1e3',
    '1E+3',
    '0x10',
    '0b1',
    'Infinity',
    'NaN',
    '-5',
    '+5',
    '12k',
    '1/2',
    '½',
    '12 50',
    '1_000',
    "1'250",
  ],
  ...['1 250,50', '１２', '٣', '12 in', '1,250 .50', 'USD'],
  '1234567890123456',
])('%j is refused, never guessed', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test('a minus is read where a number may have one', () => {
  expect(['-12.5', '−3', '4', '', '-', '--5', '-1,5'].map(readSigned)).toEqual([
    ...[-12.5, -3, 4, null],
    ...[undefined, undefined, undefined],
  ]);
});

test('money has two decimals at most, and what is counted has none', () => {
  expect(['12.5', '.99', '19.99', '1.10'].map(readCents)).toEqual([1250, 99, 1999, 110]);
  expect(['1.500', '19.999', '12,50', '1e3'].map(readCents)).toEqual(Array(4).fill(undefined));
  expect(['68,000', '68000', ''].map(readWhole)).toEqual([68_000, 68_000, null]);
  expect(['68.000', '2.5', '2.', '1,5'].map(readWhole)).toEqual(Array(4).fill(undefined));
});

test('a query is read like a field, and an emptied one means none', () => {
  const read = (value: unknown) => OptionalPositive.safeParse(value);
  expect(['1,250', '12.5', 40, '', ' ', '0', undefined].map((value) => read(value).data)).toEqual([
    ...[1250, 12.5, 40],
    ...Array(4).fill(undefined),
  ]);
  for (const value of ['12,50', '1e3', '0x10', '-5'])
    expect(read(value).error?.issues[0]?.message).toContain('Write 12.50');
});
