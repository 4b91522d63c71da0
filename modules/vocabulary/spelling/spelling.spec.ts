import { commonWords } from './common-words.js';
import { speller, spellings } from './spelling.rules.js';

const kinds: Readonly<Record<string, string>> = {
  'brake drum': 'brake drum shoe pedal line caliper master cylinder booster',
  headlight: 'headlight headlamp',
  body: 'hood hinge fender bumper grille bezel door trunk lid panel window windshield molding emblem tonneau',
  engine:
    'engine piston crankshaft camshaft carburetor manifold distributor alternator generator starter solenoid',
  other:
    'radiator thermostat gauge speedometer transmission differential wheel steering column seat dash visor',
  cars: 'chevrolet chrysler zephyr lincoln impala chevelle cutlass rambler valiant galaxie packard studebaker',
};
const lexicon = Object.entries(kinds).flatMap(([kind, words]) =>
  words.split(' ').map((word) => ({ word, group: kind === 'headlight' ? kind : word })),
);
const { correct } = speller(lexicon);
const corrected = (title: string) => correct(title.toLowerCase().split(/[^a-z0-9']+/)).join(' ');

describe('the list of misspellings', () => {
  const lines = spellings();
  const rights = lines.map(({ right }) => right);

  test('names each right word once, and each wrong one', () => {
    const wrong = lines.flatMap((line) => line.wrong);
    const doubtful = lines.flatMap((line) => line.doubtful);
    for (const words of [rights, wrong, doubtful]) expect(repeated(words)).toEqual([]);
    expect(wrong.filter((word) => rights.includes(word) || doubtful.includes(word))).toEqual([]);
    expect(wrong.filter((word) => !/^[a-z]{4,}$/.test(word))).toEqual([]);
  });

  test('does not call a common word wrong', () => {
    const common = new Set(commonWords.split(/\s+/));
    expect(lines.flatMap(({ wrong }) => wrong).filter((word) => common.has(word))).toEqual([]);
  });

  test('says beside which words a doubtful one is wrong', () => {
    expect(lines.filter(({ doubtful, beside }) => doubtful.length > 0 !== beside.length > 0)).toEqual([]);
  });
});

test.each([
  ['distributer', 'distributor'],
  ['alternater', 'alternator'],
  ['carburator', 'carburetor'],
  ['guage', 'gauge'],
  ['hindge', 'hinge'],
  ['hindges', 'hinge'],
  ['sheild', 'shield'],
  ['vaccum', 'vacuum'],
  ['resivoir', 'reservoir'],
  ['thermastat', 'thermostat'],
  ['manafold', 'manifold'],
  ['headlite', 'headlight'],
  ['seelbeam', 'sealed beam'],
  ['selenoid', 'solenoid'],
  ['tranney', 'tranny'],
  ['chrystler', 'chrysler'],
  ['zepher', 'zephyr'],
  ['rambeler', 'rambler'],
  ['impalla', 'impala'],
  ['chevell', 'chevelle'],
  ['cutlas', 'cutlass'],
  ['bonnevile', 'bonneville'],
  ['valient', 'valiant'],
  ['galaxy', 'galaxie'],
  ['belair', 'bel air'],
  ['porche', 'porsche'],
  ['volkswagon', 'volkswagen'],
  ['mercedez', 'mercedes'],
  ['packerd', 'packard'],
  ['studabaker', 'studebaker'],
  ['orignal', 'original'],
  ['rebiult', 'rebuilt'],
  ['reconditoned', 'reconditioned'],
  ['excelent', 'excellent'],
])('"%s" is "%s" by the list', (wrong, right) => expect(corrected(wrong)).toBe(right));

test.each([
  ['front break drums', 'front brake drums'],
  ['break peddle assy', 'brake pedal assy'],
  ['drum breaks', 'drum brake'],
  ['a lucky break', 'a lucky break'],
  ['parts to peddle', 'parts to peddle'],
  ['steal wheels', 'steel wheels'],
  ['a steal at 50', 'a steal at 50'],
  ['dual plane intake', 'dual plane intake'],
])('a doubtful word is corrected only beside words that make it clear: "%s"', (title, right) =>
  expect(corrected(title)).toBe(right),
);

test.each([
  ['crnkshaft', 'crankshaft', 'a letter left out'],
  ['pistonn', 'piston', 'a letter added'],
  ['radaitor', 'radiator', 'two swapped'],
  ['spedometor', 'speedometer', 'two errors in a long word'],
  ['windw', 'window', 'a vowel left out'],
  ['zephyrr', 'zephyr', 'in a model'],
  ['steerng', 'steering', 'in a word of the list'],
])('"%s" is "%s": %s', (wrong, right) => expect(corrected(wrong)).toBe(right));

test.each([
  ['kamshaft', 'camshaft'],
  ['genneraiter', 'generator'],
  ['fenndir', 'fender'],
])('"%s" is "%s" by its sound', (wrong, right) => expect(corrected(wrong)).toBe(right));

test('a word that is as close to two things stays; to two names of one thing, it is corrected', () => {
  const two = speller(['flanget', 'flangit']);
  expect(two.correct(['flangt'])).toEqual(['flangt']);
  const one = speller([
    { word: 'flanget', group: 'flanget' },
    { word: 'flangit', group: 'flanget' },
  ]);
  expect(one.correct(['flangt'])).toEqual(['flanget']);
  expect(speller(['drape', 'drapes']).correct(['drappe'])).toEqual(['drape']);
});

test.each(['finished', 'relined', 'incomplete', 'fended'])('"%s" is a word of its own', (word) => {
  expect(speller(['finisher', 'reliner', 'complete', 'fender']).correct([word])).toEqual([word]);
});

test('a word of the vocabulary stays, though the list calls it wrong', () => {
  expect(speller(['carburettor', 'tranney']).correct(['carburettor', 'tranney', 'guages'])).toEqual([
    'carburettor',
    'tranney',
    'gauge',
  ]);
});

test('a word with a digit, a short word and a right word stay', () => {
  expect(corrected('th350 fnder1 kwik hod rim hoods')).toBe('th350 fnder1 kwik hod rim hoods');
});

const titles = `
1957 Chevrolet hood hinges, pair, good
clean dry barn find, runs and drives
front bumper bolts for 1962 Impala
nice straight driver quality doors
clear windshield, no cracks
rear seat, needs covers
bold stripes on the fenders
NOS distributor cap in the box
rebuilt carburetor, ready to bolt on
master cylinder, new, never used
cast iron brake drums with shoes
radiator, leaks a little at the seam
wanted: trunk lid, any color
steering column with tilt, no keys
original owner, all books and papers
six volt generator, tested
wheels and tires, set of four
speedometer, works, face is faded
engine stand, heavy duty
transmission mount, rubber is hard
door panels, blue, small tear
window crank handles, chrome is pitted
will trade for a lawn tractor
grandfather bought it new in Ohio
my wife says it has to go
parting out the whole car
light surface rust, no holes
price is firm, cash only
no shipping, local pickup only
shop manual, some stains and loose pages
grille, two bent bars
gauge cluster, clean lens
dash pad without cracks
sun visor, tan, pair
headlamp bezels, polished
taken off a running car in March
stored inside for thirty years
hood, dent near the edge
some bubbles under the paint
lower panel patched, upper is fine
came from an estate in Kansas
divorce forces sale
please call after five
pictures on request
old gas station sign, porcelain
vintage bike, banana seat
oil can collection
pedal car, restored
wooden crate with old tools
box of nuts, bolts and springs
fan blade, straight
alternator from a low mileage wreck
starter and solenoid, both good
piston set, standard bore, new rings
crankshaft, ground ten under
camshaft, lobes look good
manifold, no broken ears
Lincoln Zephyr wheel cover
Rambler emblem, gold letters
Valiant grille, nice
Studebaker Packard dealer sign
Galaxie fender skirts, primed
Cutlass bucket seats, white
Chevelle console with shifter
Chrysler radio, not tested
thermostat and gasket, new
differential, three to one, quiet
tonneau cover, black vinyl
molding clips, bag of twenty
booster, holds pressure
caliper rebuild parts, front
stainless trim, some dings
floor mats, rubber, black
horn ring, cracked
ash tray from the rear door
hub caps, dog dish, four
mirror, left, round head
wiper arms and blades
heater box and core
gas tank, clean inside
exhaust pipe, never mounted
leaf springs, rear, pair
shock absorbers, still in box
tie rod ends, inner and outer
spare tire cover, plaid
jack and base, complete
license plates, pair, 1956
key blanks, lot
belt buckle with logo
magazine, July issue
matchbook and postcards
die cast model, mint
garage sale Saturday morning
free to a good home
make me an offer
I have more parts, just ask
must sell, moving to Texas
sold as shown
a true survivor
one owner since new
`
  .trim()
  .split('\n');

test('no right word of ordinary titles changes', () => {
  expect(titles).toHaveLength(100);
  const plain = (title: string) =>
    title
      .toLowerCase()
      .split(/[^a-z0-9']+/)
      .join(' ');
  expect(titles.filter((title) => corrected(title) !== plain(title))).toEqual([]);
});

test('a title without errors is given back as it is', () => {
  const words = ['front', 'bumper'];
  expect(correct(words)).toBe(words);
});

function repeated(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => words.indexOf(word) !== at);
}
