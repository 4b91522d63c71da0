import { blankFitment, fitmentBody } from './part-fields';

const mustang = { ...blankFitment, make: 'Ford', model: 'Mustang' };

test.each([
  ['1965', '', '', { yearFrom: 1965, yearTo: 1965, note: '' }],
  ['1965', '68', '', { yearFrom: 1965, yearTo: 1968, note: '' }],
  ['1965-68', '', 'V8', { yearFrom: 1965, yearTo: 1968, note: 'V8' }],
  ['1964½', '1966', 'V8', { yearFrom: 1964, yearTo: 1966, note: 'from 1964½; V8' }],
  ["'64 1/2", '', '', { yearFrom: 1964, yearTo: 1964, note: '1964½' }],
  ['1968', '1965', '', { yearFrom: 1968, yearTo: 1965, note: '' }],
  ['1955, 1957', '', '', { yearFrom: Number.NaN, yearTo: Number.NaN, note: '' }],
  ['196', '', '', { yearFrom: Number.NaN, yearTo: Number.NaN, note: '' }],
  ['', '1965', '', { yearFrom: undefined, yearTo: 1965, note: '' }],
])('years as typed, %s and %s', (yearFrom, yearTo, note, body) => {
  expect(fitmentBody([{ ...mustang, yearFrom, yearTo, note }])).toEqual([{ ...mustang, ...body }]);
});
