import { meaningOf, wordsIn } from './query-words.js';
import { readingsOf } from './typed-parts.js';
import { isFoundBy } from './words.fixtures.js';

/** Writings of one thing: each finds the others, typed or in a title. */
const writings = `
tri-power | tri power | tripower | 3x2 | 3 x 2 | 3×2 | 3x2s | three deuces | 3 deuces | six pack | 6 pack | 6-pack | sixpack | Six-Pack | 3-2bbl
dual quads | dual quad | 2x4 | 2 x 4 | 2x4s | two fours | two four barrels
headlight | headlights | headlite | headlites | head lite | head light | Headlamp
headlight bezel | headlite bezels | head lite ring | hedlight bezel
taillight | taillite | tail lite | tail light | tail lamps
taillight lens | tail lite lense | taillite lens
carburetor | carburator | carburetter | carburettor | carb | carby
gauge | guage | gages
fuel gauge | fuel guage | gas guage
Chevrolet | chev | Chevy | chevorlet
Camaro | camero | Maro
bumper | bumber | bumpers
molding | moulding | mouldings
tonneau cover | tonneu cover | tonno cover
hubcap | hub cap | hub caps | Hubcaps
dashboard | dash board
windshield | wind shield | windsheild | windscreen
tailgate | tail gate
side pipes | sidepipes | side pipe
disc brakes | disk brakes | disc breaks
brake drum | break drum | brake drums
4 inch | 4" | 4in | 4-inch | 4 in. | 4 inches | 4″ | 4” | 4-in | four inch | 4.0" | 4''
3/4" | 3/4 inch | ¾" | 3/4-inch | 0.75" | .75 in. | 3⁄4 in
1 1/2" | 1-1/2 inch | 1½" | 1.5 inch
8 ft | 8' | 8-foot | 8 feet | 8ft | 8’ | eight foot
350 ci | 350ci | 350cid | 350 cid | 350 cubic inch | 350 cubic inches | 350 cu in | 350 cu. in. | 350 C.I.D. | 350 CUI
5.7L | 5.7 L | 5.7 liter | 5.7-liter | 5.7 litre | 5.7 ltr
12V | 12 volt | 12-volt | 12 v | twelve volt | 12 Volts
5 gallon | 5 gal | 5gal. | five-gallon | 5 gallons
60 psi | 60psi | 60 p.s.i.
1,200 cfm | 1200cfm | 1200 C.F.M.
300 hp | 300hp | 300 horsepower | 300-horse
4-speed | 4 speed | four-speed | four speed | 4spd | 4 spd | 4-Spd
6 cylinder | six cylinder | 6cyl | 6-cyl. | six-cyl
4-barrel | 4 barrel | four barrel | 4bbl | 4 bbl | 4V
2-door | two door | 2dr | 2 dr. | 2 doors
12 bolt | 12-bolt | twelve bolt
15x7 | 15 x 7 | 15×7 | 15" x 7" | 15-inch x 7 inch | 15X7
1/2 ton | ½ ton | half ton | 1/2-ton
'57 | ’57 | 1957 | ‘57
'57 Chevy | 57 Chevy | 1957 Chevrolet
1955-57 | 55-57 | '55-'57 | 1955–1957 | ’55–’57 | 1955 to 1957 | '55, '56 & '57 | 55/56/57
1950s | '50s | 50's | fifties
C4AZ 9600 A | C4AZ9600A | C4AZ-9600-A | c4az-9600a | C4AZ9600 A | C4AZ 9600-A
F 100 | F100 | F-100 | f‑100
GTO 389 | GTO389 | GTO-389
W-30 | W30 | W 30
442 | 4-4-2 | 4 4 2
B-body | B body | bbody | B-bodies
Mopar A-body | Mopar A body | mopar a-body
Model A | Model-A | model a | Model "A" | A-model
Model T | Model-T | T model | Tin Lizzie | Model T's
Type R | Type-R | type r
Class C | Class-C | class c
L head | L-head | l-head
T-top | T tops | T-Tops
`;

const pairs = writings
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((one) => one.trim()))
  .flatMap((group) => group.flatMap((typed) => group.map((title) => [typed, title] as const)));

test.each(pairs)('%s finds %s', (typed, title) => {
  expect(isFoundBy(typed, title)).toBe(true);
  expect(isFoundBy(typed, `Old Ford sign, ${title}, from a barn`)).toBe(true);
});

test.each([
  ['1957', '57 inches long'],
  ['1957', 'Lens, part 57-1234'],
  ['1957', 'Bolts, 1/2 x 57'],
  ["'57", '57 inches long'],
  ["'57", 'Lens, part 57-1234'],
  ["'57", 'Hemi, 5.7 litres'],
  ['57 Chevy', 'Chevrolet pipe, 57 inches'],
  ['1960', 'Dana 60 rear'],
  ['1955', 'Oil pressure switch, 30-60 psi, for 1957'],
  ['4"', '14 inch wheel, 4 lugs'],
  ['4 inch', '14" wheel cover, set of 4'],
  ['3/4"', '3 speed, 4 inch'],
  ['12 volt', 'Six volt, set of 12'],
  ['350 ci', 'TH350, 400 ci'],
  ['409 inch', 'The "409" engine, inch tools'],
  ['Model A', 'Ford Model T coupe'],
  ['Model T', 'Ford Model A, with a T-handle'],
  ['Model A', 'Ford Model T, a nice one'],
  ['Model A', 'Which model: a coupe'],
  ['Type R', 'Type E, R side'],
  ['Class C', 'Class A, C clip'],
  ['a-body', 'Carburetor body'],
  ['a-body', 'Need a body for a coupe'],
  ['a-arm', 'Rocker arm'],
  ['b-body', 'A-body, b side'],
  ['W-30', 'Hood w/ trim, 30 years old'],
  ['4-4-2', 'Set of 4, 2 doors'],
  ['C4AZ-9600-A', 'Air cleaner C4AZ-9600-B'],
  ['C4AZ 9600 A', 'Air cleaner C4AZ-9600-B'],
  ['C4AZ 9600 A', 'Air cleaner C4AZ 9600 B'],
  ['brakes', 'The window breaks'],
  ['show', 'Brake shoes'],
  ['press', 'Oil pressure gauge'],
])('%s does not find %s', (typed, title) => {
  expect(isFoundBy(typed, title)).toBe(false);
});

/** What is found beside the thing itself. */
test.each([
  ["'57", "'57 trim"],
  ['1957', "'57 trim"],
  ['57', 'Trim, 1957'],
  ["'57", 'Trim for a 57'],
  ['57', 'Trim 57'],
  ['1956', 'Fits 55-57'],
  ['1956', 'Fits 1955–1957'],
  ['1957', '57 Bel Air hood'],
  ['1957', 'Hood, 57 & up'],
  ['1956', '55, 56 and 57 Chevy'],
  ['14 inch', 'Wheel, 14x6 inch'],
  ['6 inch', 'Wheel, 14 x 6"'],
  ['3 speed', '3 or 4 speed tunnel'],
  ['6 volt', '6/12 volt charger'],
  ['2 door handles', 'Door handles, set of 2'],
  ['4 pack', 'Pack of 4'],
  ['Model A', 'Ford Model A/AA'],
  ['Model T', 'Model A & T parts'],
  ['e body', 'B/E body Mopar'],
  ['a-body', 'For A body Mopars'],
  ['A body', 'Chevelle A-body'],
  ['a body', 'A-body'],
  ['hood with scoop', 'Hood w/ scoop'],
  ['4 speed transmission', 'Muncie four-speed gearbox'],
  ['model', 'Ford Model A'],
  ['409', 'The "409" engine'],
  ['breaks', 'Brake drums'],
  ['axel', 'Rear axle'],
  ['oil press gauge', 'Oil pressure gauge'],
])('%s finds %s too', (typed, title) => {
  expect(isFoundBy(typed, title)).toBe(true);
});

/** The word index looks up each word as often as a query names it. */
test.each([
  ['30-40 hood', 'hood'],
  ['ford ford hood', 'ford'],
  ['trim', 'molding'],
])('a search for %s asks for %s once', (typed, word) => {
  const listed = { alike: () => [], isKnown: () => true, isBeginning: () => false };
  const asked = wordsIn(meaningOf(readingsOf(typed), listed)).filter((one) => one === word);
  expect(asked).toEqual([word]);
});
