import { plain } from '../../kernel/text/plain.rules.js';

/** Makes with their most common models: suggestions, and the names that a text is searched for. Anything else can be typed. Pure. */
export const vehicleNames: Readonly<Record<string, readonly string[]>> = {
  'Alfa Romeo': ['Giulia', 'Giulietta', 'GTV', 'Spider'],
  AMC: ['AMX', 'Gremlin', 'Javelin', 'Pacer', 'Rambler'],
  'Aston Martin': ['DB4', 'DB5', 'DB6'],
  'Austin-Healey': ['100', '3000', 'Sprite'],
  Buick: [
    'Century',
    'Electra',
    'Gran Sport',
    'LeSabre',
    'Regal',
    'Riviera',
    'Roadmaster',
    'Skylark',
    'Wildcat',
  ],
  Cadillac: ['Coupe DeVille', 'DeVille', 'Eldorado', 'Fleetwood', 'LaSalle', 'Seville'],
  Chevrolet: [
    '150',
    '210',
    '3100',
    'Bel Air',
    'Biscayne',
    'Blazer',
    'C10',
    'C20',
    'Camaro',
    'Caprice',
    'Chevelle',
    'Chevy II',
    'Corvair',
    'Corvette',
    'El Camino',
    'Fleetline',
    'Fleetmaster',
    'Impala',
    'K10',
    'Malibu',
    'Monte Carlo',
    'Nomad',
    'Nova',
    'Suburban',
    'Vega',
  ],
  Chrysler: ['300', 'Cordoba', 'Imperial', 'New Yorker', 'Newport', 'Windsor'],
  DeSoto: ['Adventurer', 'Firedome', 'Fireflite'],
  Dodge: ['Challenger', 'Charger', 'Coronet', 'D100', 'Dart', 'Demon', 'Polara', 'Power Wagon', 'Super Bee'],
  Edsel: ['Citation', 'Corsair', 'Pacer', 'Ranger'],
  Ford: [
    'Bronco',
    'Crown Victoria',
    'Deluxe',
    'F-1',
    'F-100',
    'F-150',
    'F-250',
    'Fairlane',
    'Falcon',
    'Galaxie',
    'Maverick',
    'Model A',
    'Model B',
    'Model T',
    'Mustang',
    'Pinto',
    'Ranchero',
    'Super Deluxe',
    'Thunderbird',
    'Torino',
  ],
  GMC: ['1500', 'Jimmy', 'Sierra', 'Suburban'],
  Hudson: ['Commodore', 'Hornet', 'Jet', 'Wasp'],
  International: ['Scout', 'Travelall'],
  Jeep: ['CJ-2A', 'CJ-5', 'CJ-7', 'Cherokee', 'Wagoneer', 'Willys'],
  Kaiser: ['Darrin', 'Manhattan'],
  'Land Rover': ['Defender', 'Series II', 'Series III'],
  Lincoln: ['Continental', 'Cosmopolitan', 'Mark II', 'Premiere', 'Zephyr'],
  Mercury: ['Comet', 'Cougar', 'Cyclone', 'Eight', 'Marauder', 'Montclair', 'Monterey'],
  'Mercedes-Benz': ['190SL', '280SL', '300SL'],
  MG: ['MGA', 'MGB', 'Midget', 'TC', 'TD'],
  Nash: ['Ambassador', 'Metropolitan', 'Rambler'],
  Oldsmobile: ['442', '88', '98', 'Cutlass', 'F-85', 'Starfire', 'Toronado'],
  Packard: ['Caribbean', 'Clipper', 'Patrician', 'Super Eight'],
  Plymouth: [
    'Barracuda',
    'Belvedere',
    'Cuda',
    'Duster',
    'Fury',
    'GTX',
    'Road Runner',
    'Satellite',
    'Valiant',
  ],
  Pontiac: [
    'Bonneville',
    'Catalina',
    'Chieftain',
    'Firebird',
    'Grand Prix',
    'GTO',
    'LeMans',
    'Star Chief',
    'Tempest',
    'Trans Am',
  ],
  Porsche: ['356', '911', '912', '914'],
  'Rolls-Royce': ['Silver Cloud', 'Silver Shadow'],
  Shelby: ['Cobra', 'GT350', 'GT500'],
  Studebaker: ['Avanti', 'Champion', 'Commander', 'Golden Hawk', 'Lark', 'President'],
  Triumph: ['GT6', 'Spitfire', 'TR3', 'TR4', 'TR6'],
  Volkswagen: ['Beetle', 'Bus', 'Karmann Ghia', 'Type 3'],
  Willys: ['Aero', 'Americar', 'Jeepster', 'MB'],
};

/** Further makes, so that a two-word make is never read as one word. */
const otherMakes = [
  ...words(
    'AC, Acura, Alvis, Amphicar, Auburn, Audi, Austin, Avanti, Bentley, BMW, Borgward, Bricklin, Bristol, BSA, Bugatti, Checker, Citroën, Cord, Crosley',
  ),
  ...words(
    'Daimler, Datsun, Delage, Delahaye, Divco, DKW, Ducati, Duesenberg, Essex, Farmall, Ferrari, Fiat, Franklin, Frazer, Graham, Hillman, Honda, Humber',
  ),
  ...words(
    'Hummer, Hupmobile, Hyundai, Infiniti, Isuzu, Jaguar, Jensen, Kawasaki, Kenworth, Lamborghini, Lancia, Lexus, Locomobile, Lotus, Mack, Marmon, Maserati',
  ),
  ...words(
    'Maxwell, Mazda, Messerschmitt, Mitsubishi, Morgan, Morris, Nissan, NSU, Oakland, Opel, Overland, Panhard, Peerless, Peterbilt, Peugeot, Rambler, Renault',
  ),
  ...words(
    'Reo, Riley, Rover, Saab, Saturn, Simca, Singer, Skoda, Stutz, Subaru, Sunbeam, Suzuki, Talbot, Terraplane, Toyota, Trabant, TVR, Vauxhall, Vespa',
  ),
  ...words(
    'Volvo, White, Whippet, Wolseley, Yamaha, Eagle, Geo, Imperial, Indian, LaSalle, Meteor, Mini, Monarch, Norton, Oliver, Ram, Standard',
  ),
  ...words(
    'AM General, American Austin, American Bantam, American LaFrance, American Motors, Auto Union, British Leyland, Case IH, Chris-Craft, De Lorean',
  ),
  ...words(
    'De Tomaso, Detroit Electric, Diamond T, Facel Vega, Graham-Paige, Harley-Davidson, Henry J, Hispano-Suiza, International Harvester, Iso Rivolta',
  ),
  ...words(
    'Isotta Fraschini, Jensen-Healey, John Deere, Kaiser-Frazer, La Salle, Massey Ferguson, Moto Guzzi, Nash-Healey, Pierce-Arrow, Range Rover',
  ),
  ...words(
    'Royal Enfield, Stanley Steamer, Talbot-Lago, Wills Sainte Claire, Willys-Knight, Willys-Overland, Allis-Chalmers, Mercedes, Avions Voisin, Rickenbacker',
  ),
];

/** Short names of makes. */
const shortNames: Readonly<Record<string, string>> = {
  alfa: 'Alfa Romeo',
  caddy: 'Cadillac',
  chev: 'Chevrolet',
  chevy: 'Chevrolet',
  harley: 'Harley-Davidson',
  ih: 'International',
  ihc: 'International',
  jag: 'Jaguar',
  merc: 'Mercury',
  olds: 'Oldsmobile',
  plym: 'Plymouth',
  pont: 'Pontiac',
  stude: 'Studebaker',
  vw: 'Volkswagen',
};

/** Names that also have other meanings: "standard bore", "Ram Air". In a title they are a make only after its years. */
const weakMakes: ReadonlySet<string> = new Set(
  words(
    'AC, Austin, Avanti, Bristol, Case IH, Checker, Cord, Eagle, Essex, Franklin, Geo, Graham, Imperial, Indian, Mack, Maxwell, Meteor, Mini, Monarch, Morgan, Norton, Oakland, Oliver, Peerless, Ram, Reo, Riley, Saturn, Singer, Standard, White',
  ),
);

export interface NamedMake {
  /** The name in the list of makes. */
  readonly make: string;
  /** The number of words in the text. */
  readonly length: number;
  readonly isWeak: boolean;
}

/** The make that begins at a word, by the longest of its names: "Austin Healey" is Austin-Healey, "Chevy" Chevrolet. */
export function makeAt(text: readonly string[], at = 0): NamedMake | undefined {
  if (nameKey(text[at] ?? '') === '') return undefined;
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const make = makes.get(nameKey(text.slice(at, at + length).join('')));
    if (make) return { make, length, isWeak: weakMakes.has(make) };
  }
  return undefined;
}

/** The model of a make that begins at a word, by its longest name: "F100" is F-100. */
export function modelAt(
  make: string,
  text: readonly string[],
  at = 0,
): { readonly model: string; readonly length: number } | undefined {
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const model = models.get(nameKey(text.slice(at, at + length).join('')))?.get(make);
    if (model) return { model, length };
  }
  return undefined;
}

/** The makes that have a model of this name. A number such as 150 or 911 names no make. */
export function makesOfModelAt(text: readonly string[], at = 0): readonly string[] {
  const found = new Set<string>();
  for (let length = Math.min(longest, text.length - at); length > 0; length--)
    for (const [make, model] of models.get(nameKey(text.slice(at, at + length).join(''))) ?? [])
      if (/[a-z]{3}/i.test(model)) found.add(make);
  return [...found];
}

/** The make of a model that only one make has. */
export function makeOfModelAt(text: readonly string[], at = 0): string | undefined {
  const found = makesOfModelAt(text, at);
  return found.length === 1 ? found[0] : undefined;
}

/** A name without case, accents, blanks and punctuation. */
export const nameKey = (name: string): string =>
  isNameKey.test(name) ? name : plain(name).replace(/[^a-z0-9]/g, '');

/** Most names are in this form already. */
const isNameKey = /^[a-z0-9]*$/;

const makes: ReadonlyMap<string, string> = new Map([
  ...[...Object.keys(vehicleNames), ...otherMakes].map((make) => [nameKey(make), make] as const),
  ...Object.entries(shortNames),
]);

/** Every make of the list. The search tables store its place: a changed list needs a new version of `listing-search`. */
export const makeNames: readonly string[] = [...new Set(makes.values())];

/** Models by their names, each with the makes that have it. */
const models: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [
    ...Map.groupBy(
      Object.entries(vehicleNames).flatMap(([make, names]) => names.map((model) => ({ make, model }))),
      ({ model }) => nameKey(model),
    ),
  ].map(([key, named]) => [key, new Map(named.map(({ make, model }) => [make, model]))]),
);

/** The number of words in the longest name. */
const longest = 3;

function words(names: string): readonly string[] {
  return names.split(', ');
}
