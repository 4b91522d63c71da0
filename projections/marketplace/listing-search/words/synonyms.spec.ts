import { carVocabulary } from './car-vocabulary.js';
import { namesOfThings } from './names-of-things.js';
import { asOneWord, nameAt, numbersOf, yearsOf } from './synonyms.js';
import { isFoundBy } from './words.fixtures.js';

/** Searches that must find such a title, as people type them. */
const found = `
hubcap: Wheel cover, 14 inch, for Impala
hub cap: Hubcaps, set of four
wheel cover: Dog dish hubcap
hubcaps: 1957 Bel Air hub cap
dog dish: Wheel cover for a 1966 Chevelle
4bbl: Rochester Quadrajet 4-barrel carburetor
4-bbl carb: Holley four barrel carburetor
four barrel: Carter AFB 4 bbl
4 barrel carb: Carter AFB 4bbl carburetor
2bbl: Rochester 2-barrel carburetor
two barrel: Autolite 2100 2V
q-jet: Rochester Quadrajet 7029207
tri power: Three deuces intake for a 389
3x2: Tri-Power setup
carby: Stromberg 97 carburetor
carburettor: Zenith carburetor, rebuilt
carburetors: Carb for a Falcon six
chevy: 1955 Chevrolet fender
caddy: Cadillac V-16 emblem
vette: Corvette rally wheels
stang: 1965 Mustang grille
t-bird: Thunderbird tail light
tbird: Ford Thunderbird hood ornament
belair: Bel Air trim
el camino: Elcamino tailgate
trans am: TransAm shaker scoop
goat: Pontiac GTO hood
mopar fender: Plymouth fender, left
vw bug: Volkswagen Beetle hood
bonnet: Hood for a 1951 Ford
wing: Fender for an MGB
boot lid: Trunk lid, 1962 Impala
decklid: Trunk lid for a Mopar
grill: Grille, 1969 Camaro
headlamp: Pair of headlights
headlamp ring: Headlight bezel, left
tail light: Taillamp assembly
taillight lense: Tail lamp lens, NOS
blinker: Turn signal switch
turn signals: Directional switch
number plate: License plate bracket, 1940
sill: Rocker panel, right side
floor pan: Floorpan, driver side
floorboard: Floor pan, Model A
rad support: Core support for a Nova
fender skirts: Spats for a 1955 Buick
wind shield: Windscreen for a TR6
windscreen: Windshield, tinted
vent window: Wing window assembly
regulator: Window regulator, left door
side mirrors: Door mirror, chrome
aerial: Antenna for a 1957 Chevrolet
molding: Body side moulding, stainless
weather strip: Weatherstripping kit
mascot: Hood ornament, Pontiac chief
badge: Fender emblem
script: Lettering for the trunk
ragtop: Convertible top frame
dash: Dashboard for a 1932 Ford
dashpad: Dash pad, black
speedo: Speedometer, 120 mph
tach: Tachometer, Sun Super
amp gauge: Ammeter, 30-0-30
glovebox: Glove compartment door
ashtray: Ash tray, chrome
three on the tree: Column shift linkage
buckets: Bucket seat frames
seatbelts: Seat belt, aircraft style
headliner: Head liner bows
arm rest: Armrest pads, pair
carpeting: Carpet set for a Mustang
heater radiator: Heater core
motor: 327 engine, complete
sbc: Small-block Chevy short block
bbc heads: Big block Chevrolet cylinder heads
small block chevrolet: SBC valve covers
flat head: Flathead Ford V8 block
inline six: Straight 6 engine
tappets: Hydraulic lifters, set of 16
push rods: Pushrod set
con rods: Connecting rods, 327
rocker covers: Valve covers, finned
sump: Oil pan for a Hemi
damper: Harmonic balancer, 8 inch
engine mounts: Motor mount set
core plug: Freeze plug kit
supercharger: 6-71 blower
air filter: Air cleaner, oil bath
gas tank: Fuel tank, 1967 Camaro
gas cap: Fuel cap, vented
sender: Fuel tank sending unit
dizzy: Distributor, dual point
points: Contact points, Delco
spark plugs: Sparkplug set
dynamo: Generator, 6 volt
6v: Six volt generator
wiring loom: Wiring harness for a GTO
fusebox: Fuse block with cover
headers: Header set, ceramic
silencer: Muffler, glasspack
tail pipe: Tailpipe, stainless
tranny: Muncie transmission
gearbox: 4-speed transmission
4 speed: Four-speed shifter
power glide: Powerglide case
th400: Turbo 400 transmission
turbo hydramatic 400: TH400 case
rock crusher: Muncie M22
throw out bearing: Clutch release bearing
drive shaft: Driveshaft, shortened
u-joint: Universal joint, Spicer
posi: Positraction unit, 12 bolt
9 inch: Ford nine inch housing
rear end: Rear axle, 3.73
third member: Differential, 3.25
disk brakes: Disc brake conversion
hand brake: Parking brake cable
emergency brake: Parking brake handle
sway bar: Stabilizer bar, front
shocks: Shock absorber, pair
a-arm: Control arm, upper
rallye wheels: Rally wheel, 15x7
tyres: Whitewall tires, set
steelies: Steel wheel, 15 inch
beauty rings: Trim ring, stainless
nos: New old stock horn button
new old stock: NOS lens
repro: Reproduction hood emblem
shop manual: Service manual, 1957
engine crane: Engine hoist, 2 ton
axle stand: Jack stand, pair
jerry can: Gas can, 5 gallon
'66 chevelle: 1966 Chevelle fender
bodies: Carburetor body
C4AZ-9600-B: Air cleaner C4AZ9600B
C4AZ9600B: Air cleaner C4AZ-9600-B
C4AZ 9600 B: Air cleaner C4AZ9600B
C4AZ9600B: Air cleaner C4AZ 9600 B
c4az 9600-b: Air cleaner C4AZ9600B, 1964
C4AZ9600-B: Air cleaner C4AZ 9600B
C5ZZ 6345 A: Main cap bolt C5ZZ6345A
C5ZZ6345A: Main cap bolt, C5ZZ 6345 A
A 833: A833 four-speed
A833: Dodge A 833 transmission
MSD6AL: Ignition box, MSD 6AL
MSD 6AL: MSD6AL box
1964.5 mustang: 1964½ Mustang fender
3970010: GM block, casting 3 970 010
3 970 010: GM block 3970010
F100: Ford F-100 hood
F-100: Ford F100 hood
F 100: 1966 F100 hood
F100: 1966 Ford F 100 hood
C4AZ‑9600‑B: Air cleaner C4AZ–9600–B
Ｃ４ＡＺ９６００Ｂ: Air cleaner C4AZ−9600−B
½ ton: Ford 1/2-ton pickup
1/2-ton: Dodge ½ ton
1964 1/2 mustang: 1964½ Mustang fender
1964½: Mustang, 1964 1/2
1-1/8 wrench: Wrench, 1⅛ inch
citroen: Citroën DS
Citroën: Citroen 2CV
driver's: Driver’s side mirror
drivers: Driver's side mirror
strasse: Straße sign
İSTANBUL: Istanbul taxi sign
N.O.S.: NOS horn button
nos: Horn button, N.O.S.
edelbrock: Edelbrock™ intake
ﬁlter: Oil filter
carbu\u200bretor: Carbu\u00adretor kit
Chevy II: Chevy Ⅱ grille
Chevy 2: Chevy II grille
ChevyII: Chevy II grille
brushes: Generator brush set
decklid: Boot lid, MGB
trafficator: Semaphore arm, Lucas
gudgeon pin: Piston pin for a 3.4 Jaguar
wrist pins: Gudgeon pins, set of four
dynamo: Generator for a Morris Minor
scuttle: Cowl panel for a 1934 Ford
damper: Shock absorber, rear
cornbinder: International pickup hood
`;

const lines = found
  .trim()
  .split('\n')
  .map((line) => line.split(': ') as [string, string]);

test.each(lines)('“%s” finds “%s”', (typed, title) => {
  expect(isFoundBy(typed, title)).toBe(true);
});

test.each([
  ['steering wheel', 'Rally wheel, 15x7'],
  ['engine', 'Wiper motor'],
  ['brake drum', 'Oil drum'],
  ['intake manifold', 'Exhaust manifold'],
  ['dodge', 'Mopar Plymouth emblem'],
  ['bed', 'Glove box'],
  ['rad', 'Radio'],
  ['1/2', 'Heater, 12 volt'],
  ['C4AZ 9600 B', 'Air cleaner C4AZ9600C'],
  ['F100', 'Ford F 250, 100 miles'],
  ['radiator cap', 'Radiator for a 1956 Chevrolet'],
  ['carburetor kit', 'Carburetor, rebuilt'],
  ['rebuild kit', 'Carburetor kit'],
  ['muncie', 'Saginaw transmission'],
  ['four barrel', 'Carburetor, two barrel'],
  ['quadrajet', 'Holley carburetor'],
  ['big block', 'Engine, 283'],
  ['hood', 'Convertible top, black'],
  ['mach 1', 'Mustang hood'],
  ['stromberg', 'Holley carburetor'],
  ['kidney grille', 'Grille for a Nova'],
])('“%s” does not find “%s”', (typed, title) => {
  expect(isFoundBy(typed, title)).toBe(false);
});

test('each line of the list has other names for one thing', () => {
  const groups = carVocabulary.split('\n').filter((line) => line.includes('|'));
  for (const group of groups) expect(new Set(group.split('|')).size).toBe(group.split('|').length);
});

test('nothing has so many other names that a search for it would ask for hundreds of words', () => {
  const most = namesOfThings().map(([first]) => nameAt(first?.name.split(' ') ?? [], 0)?.others.length ?? 0);
  expect(Math.max(...most)).toBeLessThanOrEqual(16);
});

test.each(Object.getOwnPropertyNames(Object.prototype))('%s means nothing more', (word) =>
  expect(nameAt([word.toLowerCase()], 0)).toBeUndefined(),
);

test.each([
  ['66', ['1966']],
  ['20', []],
  ['327', []],
])('%s also means %j', (word, years) => expect(yearsOf(word)).toEqual(years));

test.each([
  ['fender', ['fender', 'fenders']],
  ['bodies', ['bodies', 'body']],
  ['brush', ['brush', 'brushes']],
  ['chassis', ['chassis', 'chassises']],
  ['f100', ['f100']],
])('the numbers of %s are %j', (word, both) => expect([...numbersOf(word)].sort()).toEqual([...both].sort()));

test.each([
  ['Bel Air', 'BelAir'],
  ['F-100', 'F100'],
  ['Impala', undefined],
  ['Country Squire Wagon', undefined],
  [undefined, undefined],
])('%s as one word is %s', (name, word) => expect(asOneWord(name)).toBe(word));
