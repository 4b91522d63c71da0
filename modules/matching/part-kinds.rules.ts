import { isFraction, plain } from '../kernel/text/plain.rules.js';

/** Names of parts. Each line: the kind, then its synonyms, separated by commas. A name may have several words;
 *  plurals are implied. In a title the last name before "with" or "for" decides the kind: a hood emblem is an emblem.
 *  */
const kinds = `
engine: motor, long block, longblock, crate engine, powerplant
engine block: block, bare block, short block, shortblock, cylinder block
cylinder head: head, heads, cyl head
intake manifold: intake, inlet manifold, dual quad intake, tri power intake
exhaust manifold: exhaust manifolds, ram's horns, rams horns, ramshorns, header, headers, log manifold
camshaft: cam, cam shaft
crankshaft: crank
connecting rod: con rod, conrod, rods
piston: pistons, piston set
oil pan: sump
valve cover: rocker cover, valve covers
timing cover: front cover, timing chain cover
harmonic balancer: balancer, damper, crank damper
flywheel: flexplate, flex plate
motor mount: engine mount
oil pump
carburetor: carb, carbs, carburettor, quadrajet, qjet, q jet, carter afb, rochester 2gc, stromberg 97, two barrel, four barrel
fuel pump
fuel tank: gas tank
fuel sender: sending unit, fuel sending unit, gas sender, tank sender
air cleaner: air filter housing, breather
fuel injection: injector, injectors, fuelie
muffler: glasspack, silencer
exhaust pipe: downpipe, tailpipe, head pipe
radiator: rad
radiator support: core support
water pump housing
water pump
fan shroud: radiator shroud
fan: fan blade, clutch fan, fan clutch
heater core
heater box: heater
thermostat housing: water neck, water outlet
distributor: dizzy
ignition coil: coil
spark plug wires: plug wires, wire set
points: points set, breaker points
voltage regulator: regulator
alternator: alt
generator: dynamo, genny
starter: starter motor
wiring harness: harness, wiring loom, loom
horn: horns
wiper motor
wiper arm: wiper arms, wiper transmission
battery tray: battery box
transmission: trans, tranny, gearbox, transaxle, four speed, three speed, toploader, muncie, powerglide, torqueflite, th350, th400, toploader box
transfer case
bellhousing: bell housing, scattershield
clutch: clutch kit, pressure plate
shifter: shift lever, hurst shifter
torque converter: converter
driveshaft: drive shaft, prop shaft, propshaft
differential: diff, third member, rear end, rearend, rear axle, bolt rear, bolt truck rear, inch rear, 44 rear, 60 rear, model 20 rear, posi unit, pumpkin, center section
axle shaft: axle shafts, axles
brake drum: drum, drums
brake booster: booster, power brake unit
master cylinder
brake caliper: caliper, calipers
disc brake conversion: disc conversion, disc conversion spindles, disc brake kit
wheel cylinder
backing plate
proportioning valve
parking brake: emergency brake, e brake, hand brake
shock absorber: shock, shocks, shock set
leaf spring: leaf springs, leafs, spring pack
coil spring: coil springs
control arm: control arms, a arm
spindle: spindles, steering knuckle
sway bar: anti sway bar, stabilizer bar
ball joint
steering wheel
steering box: steering gear, gearbox steering
steering column
tie rod
power steering pump: ps pump
wheel cover: wheel covers, hubcap, hubcaps, hub cap, hub caps, dog dish cap, dog dish caps, dog dish, poverty cap, spinner, baby moon
trim ring: beauty ring, trim rings
wheel: wheels, rim, rims, rally wheel, rally wheels, mag wheels, mags, torq thrust, cragar
tire: tires, tyre
fender: front fender, wing
quarter panel: quarter, rear quarter
hood: bonnet, cowl hood
hood hinge: hood hinges
trunk lid: decklid, deck lid, boot lid
door: door shell
door handle: door handles
door hinge
door panel: door panels, door card
window regulator: window crank mechanism
window crank
tailgate: tail gate
bed side: bedside, box side
running board
cowl panel: cowl
floor pan: floor pans
rocker panel
bumper: bumperette, bumpers
bumper bracket
bumper guard: bumper guards
grille: grill, grille shell
mirror: outside mirror, rear view mirror, door mirror
emblem: emblems, script, scripts, badge, nameplate, hood ornament, mascot
molding: moulding, trim strip, side trim, rocker molding
headlight bezel: headlight bezels, headlamp bezel, headlight door, headlight ring
headlight: headlamp, headlight bucket, headlamp bucket, headlamp set, headlight set, headlight assembly
tail light: taillight, tail lamp, taillamp, tail light lens, tail light lenses, tail light housing, tail light assembly
parking light: turn signal, parking lamp, park lamp
dome light
windshield: windscreen, front glass
vent window: vent glass, wing window
back glass: rear window, rear glass
side glass: door glass, quarter glass
weatherstrip: weather stripping, weatherstripping
dash: dashboard, dash pad, dashpad
instrument cluster: gauge cluster, instrument panel, gauge panel, panel wings, stewart warner panel
tachometer: tach
speedometer: speedo
fuel gauge: gas gauge
clock: dash clock
ash tray: ashtray
glove box: glove box door
bucket seat: bucket seats
bench seat: bench
seat: seats, seat frame
seat belt: seat belts, lap belt
seat track: seat tracks
console: center console
carpet: carpet set
headliner
sun visor: visor, visors
radio: am radio, fm radio, wonder bar
speaker: speakers
antenna: aerial
convertible top: soft top
top frame: convertible top frame
shop manual: service manual, repair manual, manual
owner's manual: owners manual
parts book: parts catalog
brochure: sales brochure
`;

interface Named {
  readonly kind: string;
  readonly words: readonly string[];
}

/** Every name, longest first by words. */
const names: readonly Named[] = kinds
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [kind = '', others = ''] = line.split(':').map((part) => part.trim());
    const all = [kind, ...others.split(',').map((name) => name.trim())].filter((name) => name !== '');
    return all.map((name) => ({ kind, words: plainWords(name).map(singular) }));
  })
  .toSorted((one, two) => two.words.length - one.words.length);

/** The names by their last word. */
const byLastWord = new Map<string, Named[]>();
for (const name of names) {
  const last = name.words.at(-1) ?? '';
  byLastWord.set(last, [...(byLastWord.get(last) ?? []), name]);
}

/** Lower-case words without accents and apostrophes; "8¾" is "8 34", "C-10" is "c10", "2-barrel" is "2 barrel". */
export function plainWords(text: string): string[] {
  return plain(text)
    .replace(/\b([a-z]{1,2})-(\d)/g, '$1$2')
    .replace(/(\d)\s*-?\s*(bbl|barrel)s?\b/g, '$1 barrel')
    .split(/\s+/)
    .flatMap((word) => (isFraction(word) ? word.replace('/', '') : word.split(/[^a-z0-9.]+/)))
    .map((word) => (word.includes('.') ? word.replace(/^\.+|\.+$/g, '') : word))
    .filter((word) => word !== '');
}

export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('sses')) return word.slice(0, -2);
  return word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The last kind that the words name, and the words that name it; undefined when they name none. */
export function kindIn(
  words: readonly string[],
): { readonly kind: string; readonly at: number; readonly end: number } | undefined {
  for (let end = words.length; end > 0; end--) {
    const found = byLastWord
      .get(words[end - 1] ?? '')
      ?.find((name) => name.words.every((word, at) => words[end - name.words.length + at] === word));
    if (found) return { kind: found.kind, at: end - found.words.length, end };
  }
  return undefined;
}
