import type { ListingContent, ListingType } from '../../modules/marketplace/listing/listing.events.js';
import type { Chance } from './chance.js';
import type { BodyDrawing, PartDrawing } from './drawings/index.js';

/** One picture of a listing: a drawing, its paint and its view. */
export interface Picture {
  readonly drawing: PartDrawing | BodyDrawing;
  /** Index of the paint in periodPaints. */
  readonly paint: number;
  readonly variant: number;
}

/** A listing's content before it has a place and a seller. */
export interface Offer extends Omit<ListingContent, 'sellerId' | 'place' | 'exactPoint'> {
  readonly listingType: ListingType;
  readonly pictures: readonly Picture[];
}

/** The default fields of an offer. */
export const plainOffer: Omit<Offer, 'words' | 'price' | 'categoryPrimary' | 'shipping'> = {
  listingType: 'for_sale',
  categorySub: null,
  marketSegment: 'classic',
  condition: null,
  origin: null,
  partNumbers: [],
  fitment: [],
  quantity: 1,
  vehicle: null,
  wanted: null,
  pictures: [],
};

/** Fill in a sentence: `{car}` by the known word; "a" before it becomes "an" where needed. */
export const say = (sentence: string, known: Readonly<Record<string, string>>): string =>
  sentence
    .replace(/\{(\w+)\}/g, (_, word: string) => known[word] ?? '')
    .replace(/\ba (?=AMC|MG|Austin|Oldsmobile|International|Opel)/g, 'an ');

/** A price as people write it: no odd amounts, rarely a round thousand.
 *  units   cents */
export function askingPrice(chance: Chance, dollars: number): number {
  const step = dollars < 100 ? 5 : dollars < 600 ? 10 : dollars < 3_000 ? 25 : dollars < 12_000 ? 100 : 500;
  const round = Math.max(step, Math.round(dollars / step) * step);
  return (
    100 *
    (dollars >= 1_000 && chance.happens(0.25)
      ? round - (round > 12_000 ? 5 : 1) * (round > 12_000 ? 100 : 5)
      : round)
  );
}

/** The price and its mode: most sellers name one, some of them are open to offers. */
export function priceOf(chance: Chance, dollars: number): ListingContent['price'] {
  const mode = chance.weighted({ fixed: 46, obo: 42, ask: 6, trade: 4, free: dollars < 50 ? 8 : 0 });
  const named = mode === 'fixed' || mode === 'obo';
  return { mode, cents: named ? askingPrice(chance, dollars) : null };
}

/** The model years of these: nobody built civilian cars from 1943 to 1945. */
export const modelYears = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((year) => year < 1943 || year > 1945);

/** "1967-69", "1957" */
export function yearRange(from: number, to: number): string {
  if (from === to) return String(from);
  return Math.floor(from / 100) === Math.floor(to / 100) ? `${from}-${String(to).slice(2)}` : `${from}-${to}`;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a car without its make, unless the model alone is unclear: "Chevelle", but "GMC 1000". */
export const carName = ({ make, model }: { readonly make: string; readonly model: string }): string =>
  /^\d|^(Pickup|Station Wagon|Special|Classic|Standard|Deluxe|Custom|Hawk|Eight|Pickup|Clipper|Commander|L-|B-|R-|P15|D100|W100|Model (18|40))/.test(
    model,
  )
    ? `${make} ${model}`
    : model;
