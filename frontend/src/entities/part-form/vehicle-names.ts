/** Makes of the hobby with the models that are named most: suggestions, and what a title is searched for. Anything else can be typed. */
export const vehicleNames: Readonly<Record<string, readonly string[]>> = {
  AMC: ['AMX', 'Gremlin', 'Javelin', 'Pacer', 'Rambler'],
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
  Lincoln: ['Continental', 'Cosmopolitan', 'Mark II', 'Premiere', 'Zephyr'],
  Mercury: ['Comet', 'Cougar', 'Cyclone', 'Eight', 'Marauder', 'Montclair', 'Monterey'],
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
  Shelby: ['Cobra', 'GT350', 'GT500'],
  Studebaker: ['Avanti', 'Champion', 'Commander', 'Golden Hawk', 'Lark', 'President'],
  Triumph: ['GT6', 'Spitfire', 'TR3', 'TR4', 'TR6'],
  Volkswagen: ['Beetle', 'Bus', 'Karmann Ghia', 'Type 3'],
  Willys: ['Aero', 'Americar', 'Jeepster', 'MB'],
};

/** What the vehicle of a title is called in short. */
const shortNames: Readonly<Record<string, string>> = {
  chevy: 'Chevrolet',
  olds: 'Oldsmobile',
  vw: 'Volkswagen',
  stude: 'Studebaker',
  merc: 'Mercury',
};

export interface NamedVehicle {
  readonly yearFrom: string;
  readonly yearTo: string;
  readonly make: string;
  readonly model: string;
}

/** The vehicle that a title names: "1955–57 Chevrolet Bel Air fender" is a Chevrolet Bel Air of 1955 to 1957. A model of one make alone names its make.
 *  out  undefined without a make */
export function vehicleInTitle(title: string): NamedVehicle | undefined {
  const text = ` ${title.toLowerCase().replace(/[^a-z0-9-]+/g, ' ')} `;
  const has = (name: string) => text.includes(` ${name.toLowerCase()} `);
  const makes = Object.keys(vehicleNames);
  const short = Object.keys(shortNames).find(has);
  const make = makes.find(has) ?? (short && shortNames[short]) ?? makeOfModel(has);
  if (!make) return undefined;
  const models = (vehicleNames[make] ?? []).filter(has);
  const model = models.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return { ...yearsIn(title), make, model };
}

/** A number such as 150 or 911 names no make by itself. */
function makeOfModel(has: (name: string) => boolean): string | undefined {
  const found = Object.entries(vehicleNames).filter(([, models]) =>
    models.some((model) => /[a-z]{3}/i.test(model) && has(model)),
  );
  return found.length === 1 ? found[0]?.[0] : undefined;
}

/** "1955–57", "1955-1957", "1967", "'66" */
function yearsIn(title: string): Pick<NamedVehicle, 'yearFrom' | 'yearTo'> {
  const [, from, to] = /\b(1[89]\d\d|20\d\d)(?:\s?[-–/]\s?((?:1[89]|20)?\d\d)\b)?/.exec(title) ?? [];
  const [, short] = /['’](\d\d)\b/.exec(title) ?? [];
  const yearFrom = from ?? (short ? `19${short}` : '');
  const yearTo = to ? to.padStart(4, yearFrom.slice(0, 2)) : '';
  return { yearFrom, yearTo: yearTo >= yearFrom ? yearTo : '' };
}
