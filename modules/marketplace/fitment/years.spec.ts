import { readYears, yearsWithin } from './years.rules.js';

const shown = (read: ReturnType<typeof readYears>) =>
  'years' in read
    ? read.years
        .map(({ yearFrom, yearTo, note }) =>
          [yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`, note].filter(Boolean).join(' '),
        )
        .join(', ')
    : 'unclear';

test.each([
  ['1957', '1957'],
  ["'57", '1957'],
  ['’57', '1957'],
  ['1955-1957', '1955–1957'],
  ['1955-57', '1955–1957'],
  ['55-57', '1955–1957'],
  ["'55–'57", '1955–1957'],
  ['1955 — 57', '1955–1957'],
  ['1955 to 1957', '1955–1957'],
  ['1955 thru 57', '1955–1957'],
  ['1955 Through 1957', '1955–1957'],
  ['1955/57', '1955–1957'],
  ['1955 & 1956', '1955–1956'],
  ['1955 + 56', '1955–1956'],
  ['1955 and 1956', '1955–1956'],
  ['1955, 1956', '1955–1956'],
  ["'55, '56 & '57", '1955–1957'],
  ['1955, 56, and 57', '1955–1957'],
  ['1955, 1957', '1955, 1957'],
  ['1955-56 & 1958', '1955–1956, 1958'],
  ['1957, 1955', '1955, 1957'],
  ['1998-02', '1998–2002'],
  ['1964½', '1964 1964½'],
  ['1964.5', '1964 1964½'],
  ['1964 1/2', '1964 1964½'],
  ['1964-1/2', '1964 1964½'],
  ['1964½-1966', '1964–1966 from 1964½'],
  ["'64 1/2 thru '66", '1964–1966 from 1964½'],
  ['1963-1964.5', '1963–1964 to 1964½'],
  ['1964½, 1965', '1964–1965 from 1964½'],
  ['(1955-57)', '1955–1957'],
])('%s is %s', (text, years) => {
  expect(shown(readYears(text))).toBe(years);
});

test.each([
  '1957-55',
  "'05",
  '1967+',
  '1967-up',
  '1967 & up',
  '1955-',
  'pre-1960',
  '1960s',
  'circa 1950',
  'all',
  '',
  '195',
  '19571',
  '1955-7',
  '1850',
  '1957 Chevy',
])('%s is not clear, and nothing is taken from it', (text) => {
  expect(readYears(text)).toHaveProperty('problem');
});

test.each([
  ['1966-67 Chevrolet Chevelle', '1966–1967'],
  ["for '66 Nova", '1966'],
  ["'55, '56 & '57 Chevy hood", '1955–1957'],
  ['Hood for 55-57 Chevy', '1955–1957'],
  ['1964 1/2 Mustang', '1964 1964½'],
  ['1957 1/2 ton pickup hood', '1957'],
  ['1965 & 66 Mustang', '1965–1966'],
  ['1966, 12 volt', '1966'],
  ['C4AZ-1964-B bracket', ''],
  ['Carter 9625, 283/327', ''],
  ['Sun 500 machine, 66 pieces', ''],
  ['1967+ Camaro', 'unclear'],
])('in a title: %s', (title, years) => {
  expect(
    yearsWithin(title)
      .map(({ read }) => shown(read))
      .join(', '),
  ).toBe(years);
});
