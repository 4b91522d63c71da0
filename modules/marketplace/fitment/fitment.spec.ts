import { carInTitle, readFits } from './fitment.rules.js';

const shown = (text: string) => {
  const read = readFits(text);
  return 'problem' in read
    ? []
    : read.fits.map(({ yearFrom, yearTo, make, model, note }) =>
        [`${yearFrom}-${yearTo}`, make, model, note].filter(Boolean).join(' | '),
      );
};

test.each([
  ['1964 1/2 Ford Mustang', ['1964-1964 | Ford | Mustang | 1964½']],
  ['1964.5-1966 Ford Mustang', ['1964-1966 | Ford | Mustang | from 1964½']],
  ['Ford Mustang (1964½ - 1966)', ['1964-1966 | Ford | Mustang | from 1964½']],
  ['1966-69 Chevrolet Nova SS', ['1966-1969 | Chevrolet | Nova SS']],
  ["'55, '56 & '57 Chevy Bel Air", ['1955-1957 | Chevy | Bel Air']],
  ['1955 thru 1957 Chevy 210', ['1955-1957 | Chevy | 210']],
  ['from 1955 to 1957 Chevy 210', ['1955-1957 | Chevy | 210']],
  ['1955, 1957 Ford Thunderbird', ['1955-1955 | Ford | Thunderbird', '1957-1957 | Ford | Thunderbird']],
  ['66 Chevelle', ['1966-1966 | Chevrolet | Chevelle']],
  ['1969-74 Alfa Romeo GTV', ['1969-1974 | Alfa Romeo | GTV']],
  ['Land Rover Series II 1958 to 1961', ['1958-1961 | Land Rover | Series II']],
  ['1962 Austin Healey 3000', ['1962-1962 | Austin Healey | 3000']],
  ['1962 Austin-Healey 3000', ['1962-1962 | Austin-Healey | 3000']],
  ['1964 Aston Martin DB5', ['1964-1964 | Aston Martin | DB5']],
  ['1957 De Soto Fireflite', ['1957-1957 | De Soto | Fireflite']],
  ['1961 Rolls Royce Silver Cloud', ['1961-1961 | Rolls Royce | Silver Cloud']],
  ['1970 American Motors Javelin', ['1970-1970 | American Motors | Javelin']],
  ['1972 BMW 2002', ['1972-1972 | BMW | 2002']],
  ['55, 56, 57 Chevrolet Nomad', ['1955-1957 | Chevrolet | Nomad']],
  ['1928-31 Model A Ford', ['1928-1931 | Ford | Model A']],
  ['fits 1966 or 1967 Ford Fairlane', ['1966-1967 | Ford | Fairlane']],
  ['BMW 2002 1968-76', ['1968-1976 | BMW | 2002']],
  ['Chrysler 1955-58 Town & Country', ['1955-1958 | Chrysler | Town & Country']],
  [
    '1955-57 Chevrolet 150, 210, Bel Air',
    ['1955-1957 | Chevrolet | 150', '1955-1957 | Chevrolet | 210', '1955-1957 | Chevrolet | Bel Air'],
  ],
  [
    '1955 Chevrolet Bel Air, 1957 Ford Fairlane',
    ['1955-1955 | Chevrolet | Bel Air', '1957-1957 | Ford | Fairlane'],
  ],
  [
    'Ford Mustang 1965-66 and Mercury Cougar 1967-68',
    ['1965-1966 | Ford | Mustang', '1967-1968 | Mercury | Cougar'],
  ],
  ['1962-67 Chevy II/Nova', ['1962-1967 | Chevrolet | Chevy II', '1962-1967 | Chevrolet | Nova']],
  ['1965 Ford Mustang or Falcon', ['1965-1965 | Ford | Mustang', '1965-1965 | Ford | Falcon']],
  ['1970-73 Datsun 240Z, 260Z', ['1970-1973 | Datsun | 240Z', '1970-1973 | Datsun | 260Z']],
  ['1963 Olds 88 / 98', ['1963-1963 | Olds | 88', '1963-1963 | Olds | 98']],
  ['1955/56/57 Chevy Nomad', ['1955-1957 | Chevy | Nomad']],
  ['1966 1967 Dodge Charger', ['1966-1967 | Dodge | Charger']],
  ['1957 Pont. Chieftain', ['1957-1957 | Pont. | Chieftain']],
  [
    '1957 Chevrolet Bel Air – 1958 Impala',
    ['1957-1957 | Chevrolet | Bel Air', '1958-1958 | Chevrolet | Impala'],
  ],
  ['1957 Ford Thunderbird (with the 312)', ['1957-1957 | Ford | Thunderbird | with the 312']],
])('%s is read', (text, fits) => {
  expect(shown(text)).toEqual(fits);
});

test.each([
  'most Mopars',
  '1957 Chevrolet',
  '1957 Bel Air Chevrolet 1958',
  '1967+ Ford Mustang',
  '1967-up Ford Mustang',
  'Ford Mustang',
  '1957-55 Ford Fairlane',
  '1957-1959-1961 Ford Fairlane',
  '1949-51 Ford Mercury Lincoln',
  '1956 Mercury Montclair to 1957 Mercury Monterey',
  '1955 Chevy 210/Bel Air wagon',
  '1953-64 Studebaker Champion/Commander/Hawk',
  '1967 Chevrolet C10/20, Nova',
  '1960s Ford F-100',
  'pre-1960 Ford F-100',
  '1957 1/2 ton Chevrolet 3100',
  '1957 Zundapp Janus',
  '1955-57 Chevrolet Bel Air and Ford Fairlane',
  '1957 Chevrolet Bel Air, convertible',
  'BMW 2002',
  '1957 Chevy 1957',
  '1955-57 Chevrolet (all)',
  '1932 Ford Model A / B',
  '1967 Ford Mustang Mercury Cougar',
  '1967–69 Camaro & Firebird',
  '1967-72 Chevrolet C10/GMC 1500',
  '',
  '1957',
  "'05 Ford Focus",
])('%s is refused with the reason, and nothing is taken from it', (text) => {
  expect(readFits(text)).toHaveProperty('problem');
});

test.each([
  ['1957 Chevrolet Bel Air, restored', 1957, 'Chevrolet', 'Bel Air'],
  ['Barn find: 1964 1/2 Ford Mustang convertible', 1964, 'Ford', 'Mustang convertible'],
  ['1962 Austin Healey 3000 MkII', 1962, 'Austin Healey', '3000 MkII'],
  ['1970 Jaguar E-Type (6 cylinders)', 1970, 'Jaguar', 'E-Type'],
])('a whole car is named by a title: %s', (title, year, make, model) => {
  expect(carInTitle(title)).toEqual({ year, make, model });
});

test.each(['1955-57 Chevrolet Bel Air', 'Chevrolet Bel Air', '1957 Wonder Wagon', '1964 1/2 ton Ford'])(
  'no whole car is named by %s',
  (title) => expect(carInTitle(title)).toBeUndefined(),
);

test.each(['1955, ', "'55 & ", '1955 Ford Mustang, ', '1964 1/2 ', '55-57/'])(
  'a long text of %s is read in a moment, or refused',
  (part) => expect(readFits(`${part.repeat(500).slice(0, 500)}x`)).toBeDefined(),
);
