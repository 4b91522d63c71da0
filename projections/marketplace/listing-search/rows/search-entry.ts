import { unitVector } from '../../../../modules/kernel/geometry/sphere.rules.js';
import { wordsOf, wordsOfPartNumber } from '../../../../modules/kernel/text/words.rules.js';
import { isPublic } from '../../../../modules/marketplace/listing/status.rules.js';
import type { CardRow } from '../listing-search.table.js';
import { phraseWordsOf } from '../words/phrases.js';
import { asOneWord } from '../words/synonyms.js';
import { cellOf } from './cells.js';
import { categoryOf, kindCode, makeCode, type PublicStatus, qualityCode, segmentCode } from './codes.js';
import { type Fits, fitsOf, vehicleWords } from './fits.js';
import { partKindWords } from './part-kind-words.js';
import { keysOf, vehiclesNamedBy } from './vehicle-keys.js';

/** The searchable part of a listing, a row of `spot`: codes, place and words. */
export interface SearchEntry {
  readonly id: string;
  readonly no: number;
  /** Milliseconds since 1970. */
  readonly published: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Cents; null without a price. */
  readonly price: number | null;
  readonly cell: number;
  readonly segment: number;
  readonly category: number;
  readonly sub: number;
  readonly kind: number;
  /** Its condition and its origin. */
  readonly quality: number;
  /** The only make that it fits, if the list of names has it. */
  readonly make: number;
  /** Words of its text, and those of the vehicles that it fits, and of the kinds of part that its title names. */
  readonly words: readonly string[];
  readonly fits: readonly Fits[];
  /** Keys of vehicles; none unless the listing is open. */
  readonly vehicles: readonly string[];
}

/** The search entry of a listing that can be found.
 *  in      words: the words of the card, if known */
export function searchEntryOf(card: CardRow, words?: readonly string[]): SearchEntry | undefined {
  if (!card.found || !isPublic(card.status, card.is_hidden)) return undefined;
  const named = vehiclesNamedBy(card);
  const fits = fitsOf(named);
  return {
    id: card.id,
    no: card.no,
    published: Date.parse(card.published_at ?? card.updated_at),
    ...unitVector(card),
    price: centsOf(card),
    cell: cellOf(card),
    segment: segmentCode(card.market_segment),
    ...categoryOf(card.category_primary, card.category_sub),
    kind: kindCode(card.listing_type, card.status as PublicStatus),
    quality: qualityCode(card.condition, card.origin),
    make: makeCode(fits.map(({ make }) => make)),
    words: words ?? [...wordsOfCard(card), ...vehicleWords(fits), ...partKindWords(card)],
    fits,
    vehicles: card.status === 'sold' ? [] : keysOf(named),
  };
}

/** Whether two states of a card have the same search entry, by the columns that it is made from. */
export const hasSameEntry = (one: CardRow, other: CardRow): boolean =>
  hasSameWords(one, other) && entryColumns.every((name) => one[name] === other[name]);

/** Whether two states of a card have the same words; unchanged values are the same objects. */
export const hasSameWords = (one: CardRow, other: CardRow): boolean =>
  wordColumns.every((name) => one[name] === other[name]);

const wordColumns = ['title', 'description', 'vehicle', 'fitment', 'part_numbers'] as const;
const entryColumns = [
  'found',
  'status',
  'published_at',
  'latitude',
  'longitude',
  'price_mode',
  'price_cents',
  'market_segment',
  'category_primary',
  'category_sub',
  'listing_type',
  'condition',
  'origin',
] as const;

/** A word in the word index, combined with the area of its listing. No typed word contains an @. */
export const wordAt = (word: string, area: number): string => `${word}@${area}`;

/** The price to sort by and to show: none for "ask" and "trade". */
export function centsOf({
  price_mode,
  price_cents,
}: Pick<CardRow, 'price_mode' | 'price_cents'>): number | null {
  if (price_mode === 'ask' || price_mode === 'trade') return null;
  return price_mode === 'free' ? 0 : price_cents;
}

function wordsOfCard(card: CardRow): readonly string[] {
  const { vehicle, fitment } = card;
  const words = wordsOf(
    card.title,
    card.description,
    vehicle?.make,
    vehicle?.model,
    vehicle?.body,
    vehicle?.engine,
    vehicle?.transmission,
    vehicle?.year.toString(),
    asOneWord(vehicle?.model),
    ...fitment.flatMap((fit) => [fit.make, fit.model, asOneWord(fit.model), fit.note, ...yearsOf(fit)]),
  );
  const phrases = phraseWordsOf(
    card.title,
    card.description,
    vehicle?.model,
    vehicle?.engine,
    vehicle?.transmission,
    ...fitment.flatMap(({ model, note }) => [model, note]),
  );
  const numbers = card.part_numbers.flatMap(({ number }) => wordsOfPartNumber(number));
  return [...new Set([...words, ...phrases, ...numbers])];
}

function yearsOf({ yearFrom, yearTo }: CardRow['fitment'][number]): readonly string[] {
  const span = Math.min(Math.max(0, yearTo - yearFrom), 60);
  return Array.from({ length: span + 1 }, (_, at) => String(yearFrom + at));
}
