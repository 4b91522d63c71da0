import type { Evidence } from '../../kernel/content/evidence.js';
import { yearsText } from '../../kernel/text/years.rules.js';
import type { ListingContent, ListingType } from './listing.events.js';
import { priceInWords } from './price-words.shared.js';

type Field = Evidence['fields'][number];

/** What readers saw of a listing beside its title, text and photos, as its page says it; empty fields are left out. Pure. */
export function fieldsOf(content: ListingContent, type: ListingType): readonly Field[] {
  const { condition, origin, partNumbers, fitment, quantity, shipping, words, place } = content;
  const { categoryPrimary, categorySub } = content;
  const fields: readonly (readonly [string, string])[] = [
    ['Kind', type === 'wanted' ? 'Wanted ad' : 'For sale'],
    ['Price', priceInWords(content.price, type)],
    ['Trade for', words.tradeFor ?? ''],
    ['Category', categorySub === null ? categoryPrimary : `${categoryPrimary} › ${categorySub}`],
    ['Condition', plain(condition)],
    ['Origin', plain(origin)],
    ['Part numbers', partNumbers.map(({ number }) => number).join(', ')],
    ['Fits', fitment.map(fits).join('; ')],
    ['Quantity', String(quantity)],
    ['Shipping', shipping.map(plain).join(', ')],
    ['Place', place.area],
    ['VIN', words.vin ?? ''],
    ...vehicleFields(content.vehicle),
  ];
  return fields.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]));
}

function vehicleFields(vehicle: ListingContent['vehicle']): readonly (readonly [string, string])[] {
  if (!vehicle) return [];
  const { year, make, model, body, engine, transmission, mileage, odometer, title } = vehicle;
  return [
    ['Vehicle', `${year} ${make} ${model}`],
    ['Body', body ?? ''],
    ['Engine', engine ?? ''],
    ['Transmission', transmission ?? ''],
    ['Mileage', mileage === undefined ? '' : `${mileage.toLocaleString('en-US')} miles`],
    ['Odometer', plain(odometer)],
    ['Title', plain(title)],
    ['Runs', yesNo(vehicle.runs)],
    ['Matching numbers', yesNo(vehicle.matchingNumbers)],
  ];
}

const fits = ({ yearFrom, yearTo, make, model, note }: ListingContent['fitment'][number]): string =>
  [yearsText(yearFrom, yearTo), make, model, note].filter(Boolean).join(' ');

/** 'used good' of 'used-good', 'OEM' of 'oem'. */
const plain = (word: string | null | undefined): string =>
  word ? (abbreviations[word] ?? word.replaceAll('-', ' ')) : '';

const abbreviations: Readonly<Record<string, string>> = { oem: 'OEM', nos: 'NOS', nors: 'NORS' };

const yesNo = (value: boolean | undefined): string => (value === undefined ? '' : value ? 'yes' : 'no');
