import { areaOfZip, findPlace, nearestArea, towns } from './gazetteer.shared.js';

const refusalOf = (text: string) => {
  try {
    findPlace(text);
  } catch (error) {
    return error as Error & { code: string; kind: string; details: { guesses: readonly string[] } };
  }
  throw new Error(`${text} was found`);
};

test('a ZIP code is a place', () => {
  expect(findPlace('53545')).toEqual({ area: 'Janesville, WI', latitude: 42.7355, longitude: -89.0405 });
  expect(findPlace(' 53545-1234 ').area).toBe('Janesville, WI');
});

test.each([
  ['Janesville, WI', 'Janesville, WI'],
  ['janesville wi', 'Janesville, WI'],
  ['  JANESVILLE ,  wisconsin. ', 'Janesville, WI'],
  ['Janesville Wisconsin', 'Janesville, WI'],
  ['St. Louis, MO', 'Saint Louis, MO'],
  ['st louis missouri', 'Saint Louis, MO'],
  ['Ft. Worth, TX', 'Fort Worth, TX'],
  ['Charleston, West Virginia', 'Charleston, WV'],
  ['Charleston West Virginia', 'Charleston, WV'],
  ['Washington, DC', 'Washington, DC'],
  ['New York, New York', 'New York, NY'],
  ['McLean, VA', 'Mc Lean, VA'],
  ["O'Fallon, MO", 'O Fallon, MO'],
  ['Albuquerque', 'Albuquerque, NM'],
  ['Washington, D.C.', 'Washington, DC'],
  ['washington d c', 'Washington, DC'],
  ['District of Columbia', 'Washington, DC'],
  ['Port St. Lucie, FL', 'Port Saint Lucie, FL'],
  ['E. St. Louis, Ill.', 'East Saint Louis, IL'],
  ['Sault Ste. Marie, Mich.', 'Sault Sainte Marie, MI'],
  ["Coeur d'Alene, ID", 'Coeur D Alene, ID'],
  ['Cœur d’Alene, Idaho', 'Coeur D Alene, ID'],
  ['Cañon City, CO', 'Canon City, CO'],
  ['Kāneʻohe, HI', 'Kaneohe, HI'],
  ['Ｊａｎｅｓｖｉｌｌｅ，　ＷＩ', 'Janesville, WI'],
  ['N. Las Vegas', 'North Las Vegas, NV'],
  ['No. Hollywood, Calif.', 'North Hollywood, CA'],
  ['W. Palm Beach, Fla', 'West Palm Beach, FL'],
  ['Mt. Vernon, N.Y.', 'Mount Vernon, NY'],
  ['Fargo, N. Dak.', 'Fargo, ND'],
  ['Charleston W Va', 'Charleston, WV'],
  ['Seattle, Wash.', 'Seattle, WA'],
  ['LaCrosse, WI', 'La Crosse, WI'],
  ['De Kalb IL', 'Dekalb, IL'],
  ["Lee's Summit, Mo.", 'Lees Summit, MO'],
  ['Winston-Salem, NC', 'Winston Salem, NC'],
  ['New York City', 'New York, NY'],
  ['New York', 'New York, NY'],
  ['City of Milwaukee, WI', 'Milwaukee, WI'],
  ['Houston', 'Houston, TX'],
  ['Port Washington WI', 'Port Washington, WI'],
  ['WI, Janesville', 'Janesville, WI'],
  ['Wisconsin Janesville', 'Janesville, WI'],
  ['Janesville, WI, USA', 'Janesville, WI'],
  ['Janesville, Rock County, WI', 'Janesville, WI'],
  ['123 Main St., Janesville, Wis.', 'Janesville, WI'],
  ['Boston, MA 2108', 'Boston, MA'],
  ['West Allis, WI', 'West Allis, WI'],
  ['Lakewood, Colo.', 'Lakewood, CO'],
  ['Woodlands, TX', 'The Woodlands, TX'],
  ['near Madison, WI', 'Madison, WI'],
  ['Jersey City', 'Jersey City, NJ'],
  ['City of Industry', 'City Of Industry, CA'],
  ['NY, NY', 'New York, NY'],
  ['NYC, NY', 'New York, NY'],
  ['L.A., Calif.', 'Los Angeles, CA'],
  ['SLC, UT', 'Salt Lake City, UT'],
  ['Bay Area', 'San Francisco, CA'],
  ['Utqiaġvik, AK', 'Barrow, AK'],
  ['Koror, Palau', 'Palau, PW'],
  ['Wash. DC', 'Washington, DC'],
  ['San Juan, Puerto Rico', 'San Juan, PR'],
  ['Hagåtña, Guam', 'Hagatna, GU'],
  ['Guam', 'Guam'],
  ['St. Thomas, USVI', 'St Thomas, VI'],
  ['Christiansted, U.S. Virgin Islands', 'Christiansted, VI'],
  ['Pago Pago, American Samoa', 'Pago Pago, AS'],
  ['Saipan, CNMI', 'Saipan, MP'],
])('%j is %s', (text, area) => {
  expect(findPlace(text).area).toBe(area);
});

test.each([
  ['Janesville, WI 53545', 'Janesville, WI'],
  ['53545 Janesville', 'Janesville, WI'],
  ['Janesville WI 53545–1234, USA', 'Janesville, WI'],
  ['535451234', 'Janesville, WI'],
  ['５３５４５', 'Janesville, WI'],
  ['Beloit, WI 53545', 'Janesville, WI'],
  ['Janesville, WI 99999', 'Janesville, WI'],
  ['02101', 'Boston, MA'], // boxes: the town of the codes around it
  ['10101', 'New York, NY'],
  ['75072', 'Mckinney, TX'],
  ['96910', 'Hagatna, GU'],
  ['00801', 'St Thomas, VI'],
  ['96799', 'Pago Pago, AS'],
])('the ZIP code in %j says that it is %s', (text, area) => expect(findPlace(text).area).toBe(area));

test('a known place is found by its own name, so that a form can send it back', () => {
  for (const { area } of towns().filter((_, at) => at % 50 === 0)) expect(findPlace(area).area).toBe(area);
});

test.each([['APO AE 09001'], ['FPO, AP'], ['DPO AA'], ['34002'], ['96201-1234'], ['Armed Forces Pacific']])(
  '%s is known, and has no place on the map',
  (text) => expect(refusalOf(text)).toMatchObject({ kind: 'unprocessable', code: 'PLACE_NOT_ON_MAP' }),
);

test('the area of a ZIP code is known without a point too', () => {
  expect(areaOfZip('09001')).toBe('APO, AE');
  expect(areaOfZip('53545')).toBe('Janesville, WI');
});

test.each([
  ['Janesvile, WI', ['Janesville, WI']],
  ['Janesville, TX', ['Janesville, WI']],
  ['Janesville, Wisconson', ['Janesville, WI']],
  ['Salt Lake, UT', ['Salt Lake City, UT']],
  ['SE Portland, OR', ['Portland, OR']],
  ['Nashville-Davidson, TN', ['Nashville, TN']],
  ['LaCrosse', ['La Crosse, WI']],
  ['Port Washington', ['Port Washington, NY', 'Port Washington, WI']],
  ['Wisconsin', ['Milwaukee, WI', 'Madison, WI']],
  ['Washington', ['Seattle, WA']],
  ['Atlantis', ['Atlantis, FL']],
  ['2108', ['Boston, MA 02108']],
  ['99999', ['Ketchikan, AK 99950']],
  ['Chicago, IL 53545', ['Chicago, IL', 'Janesville, WI 53545']],
])('%j is refused with guesses, which are known: %j', (text, guesses) => {
  const found = refusalOf(text).details.guesses;
  expect(found).toEqual(expect.arrayContaining(guesses));
  expect(found.length).toBeLessThanOrEqual(12);
  for (const guess of found) expect(findPlace(guess).area).toBe(guess.replace(/ \d{5}$/, ''));
});

test('a name that many states have offers a dozen of its towns, the largest first', () => {
  const { guesses } = refusalOf('Springfield').details;
  expect(guesses).toHaveLength(12);
  expect(guesses.slice(0, 5)).toEqual(expect.arrayContaining(['Springfield, IL', 'Springfield, MO']));
});

test('the point of a town with many ZIP codes is in its middle', () => {
  const { latitude, longitude } = findPlace('Las Vegas, NV');
  expect(Math.abs(latitude - 36.15)).toBeLessThan(0.15);
  expect(Math.abs(longitude + 115.16)).toBeLessThan(0.15);
});

test.each([
  ['00000', /no ZIP code 00000/],
  ['Springfield', /more than one Springfield. Choose yours/],
  ['Janesville, TX', /WI/],
  ['Atlantis, WI', /do not know "Atlantis, WI"/],
  ['WI', /.+/],
  ['Toronto, ON', /.+/],
  ['K1A 0B1', /.+/],
  [', WI', /ZIP code/],
  ['', /ZIP code/],
  ['constructor', /.+/],
  ['Janesville, constructor', /.+/],
])('%j is not a place, and the message says what to do', (text, message) => {
  expect(refusalOf(text)).toMatchObject({ kind: 'unprocessable', code: 'PLACE_NOT_FOUND' });
  expect(refusalOf(text).message).toMatch(message);
});

test('the area of a position is the nearest town', () => {
  expect(nearestArea({ latitude: 42.7355, longitude: -89.0405 })).toBe('Janesville, WI');
  expect(nearestArea({ latitude: 39.5, longitude: -116.9 })).toBe('Austin, NV');
  expect(nearestArea({ latitude: 13.47, longitude: 144.74 })).toBe('Hagatna, GU');
  expect(() => nearestArea({ latitude: 51.5, longitude: -0.12 })).toThrow(
    expect.objectContaining({ code: 'PLACE_NOT_FOUND' }),
  );
});

test('all towns are in the United States, each with a point', () => {
  const all = towns();
  expect(all.length).toBeGreaterThan(25_000);
  expect(all.every(({ latitude, longitude }) => latitude > 17 && latitude < 72 && longitude < -60)).toBe(
    true,
  );
});

test.each(['Boston, CA 02134', 'Paris, TX 53545'])('%s says two states, and is refused', (text) => {
  expect(refusalOf(text).message).toMatch(/^\d{5} is in .* Enter the ZIP code or the town\.$/);
});

test('a nickname that is a state too needs its own state', () => {
  expect(refusalOf('LA').message).toContain('is a whole state');
});
