import {
  type conditions,
  type origins,
  type partNumberKinds,
  type priceModes,
  shippings,
  type vehicleTitles,
} from '@modules/marketplace/listing.schemas';

/** Hints that explain each term to sellers and buyers. */
export const conditionHints: Hints<typeof conditions> = {
  new: 'Never installed.',
  rebuilt: 'Taken apart and brought back to spec.',
  'used-good': 'Off a car, and works as it should.',
  'used-fair': 'Works, or will after some attention.',
  core: 'Complete enough to rebuild, not working.',
  'for-parts': 'Only pieces of it are useful.',
};

export const originHints: Hints<typeof origins> = {
  oem: 'Made by or for the car maker.',
  nos: 'NOS: made by the factory back then, never installed.',
  nors: 'NORS: a replacement part from back then, never installed.',
  repro: 'Newly made to the original pattern.',
  aftermarket: 'From another maker, or an upgrade.',
  unknown: 'Not known for sure.',
};

export const numberKindLabels: Hints<typeof partNumberKinds> = {
  oem: 'Factory part number',
  casting: 'Casting number',
  interchange: 'Interchange number',
  maker: 'Maker’s number',
};

export const shippingLabels: Hints<typeof shippings> = {
  local: 'Local pickup',
  ships: 'Ships',
  freight: 'Freight',
  meet: 'Meet at a swap meet',
};

/** The hand-over options as one line: "Local pickup, shipping, or at a swap meet". */
export function handOverText(ways: readonly (typeof shippings)[number][]): string {
  const words = shippings.filter((way) => ways.includes(way)).map((way) => handOverLabels[way]);
  const line = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(words);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const handOverLabels: Hints<typeof shippings> = {
  local: 'local pickup',
  ships: 'shipping',
  freight: 'freight',
  meet: 'at a swap meet',
};

export const titleLabels: Hints<typeof vehicleTitles> = {
  clean: 'Clean',
  salvage: 'Salvage',
  none: 'No title',
  'bill-of-sale': 'Bill of sale',
};

export const odometerLabels = { actual: 'Actual', replaced: 'Replaced', unknown: 'Unknown' } as const;

export const priceModeLabels: Hints<typeof priceModes> = {
  fixed: 'Fixed price',
  obo: 'Or best offer',
  ask: 'Ask for price',
  trade: 'Trade',
  free: 'Free',
};

/** The choices of a Select, in the contract's order. */
export function optionsOf<Code extends string>(words: Readonly<Record<Code, string>>) {
  return Object.entries<string>(words).map(([value, label]) => ({ value, label }));
}

type Hints<Codes extends readonly string[]> = Readonly<Record<Codes[number], string>>;
