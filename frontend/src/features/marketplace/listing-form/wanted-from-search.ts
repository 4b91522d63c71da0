import { readCents } from '@modules/kernel/http/amounts.schemas';
import { categories, conditions, origins, radiusOptions } from '@modules/marketplace/listing.schemas';
import { blankFields, type ListingFields } from './listing-form-fields';
import { blankWanted } from './wanted-fields';

/** The form of a wanted ad that was started from a search: its words, vehicle, category, what is accepted, the most that is paid, place and radius. Undefined without `type=wanted` in the address. */
export function wantedFromSearch(address: URLSearchParams): ListingFields | undefined {
  if (address.get('type') !== 'wanted') return undefined;
  const words = titleIn(address);
  const category =
    categories.find(({ name }) => name === address.get('categoryPrimary')) ??
    categories.find(({ subs }) => (subs as readonly string[]).includes(address.get('categorySub') ?? ''));
  const sub = (category?.subs as readonly string[] | undefined)?.find(
    (one) => one === address.get('categorySub'),
  );
  return {
    ...blankFields,
    listingType: 'wanted',
    title: upperFirst(words),
    categoryPrimary: category?.name ?? blankFields.categoryPrimary,
    categorySub: sub ?? '',
    place: placeIn(address),
    shipping: ['local', 'ships'],
    price: readCents(address.get('maxPrice') ?? '') || null,
    wanted: {
      ...blankWanted,
      acceptCondition: severalIn(address, 'condition', conditions),
      acceptOrigin: severalIn(address, 'origin', origins),
      radius: radiusIn(address),
    },
  };
}

/** The form of a listing to sell that was started from what people look for: its title. Undefined without `title` in the address. */
export function saleFromWords(address: URLSearchParams): ListingFields | undefined {
  const words = address.get('title')?.trim().slice(0, 120);
  return words ? { ...blankFields, title: upperFirst(words) } : undefined;
}

/** "1956 Chevrolet Bel Air hubcap": the vehicle, unless the words name it, and the words. */
function titleIn(address: URLSearchParams): string {
  const words = address.get('search')?.trim() ?? '';
  const vehicle = (address.get('vehicle')?.trim() ?? '')
    .split(' ')
    .filter((part) => !words.toLowerCase().split(' ').includes(part.toLowerCase()));
  return [...vehicle, words].filter(Boolean).join(' ').slice(0, 120);
}

const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const severalIn = (address: URLSearchParams, name: string, values: readonly string[]): string[] =>
  values.filter((value) => address.get(name)?.split(',').includes(value));

/** A typed place by its name; the device's location by its point. */
function placeIn(address: URLSearchParams): ListingFields['place'] {
  const name = address.get('place');
  if (name) return { text: name.slice(0, 80) };
  const [latitude, longitude] = (address.get('near') ?? '').split(',').map(Number);
  if (!latitude || !longitude || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return { text: '' };
  return { latitude, longitude };
}

function radiusIn(address: URLSearchParams): string {
  const miles = radiusOptions.find((option) => String(option) === address.get('radius'));
  if (address.get('radius') === 'any' || miles === 1000) return 'any';
  return miles === undefined ? blankWanted.radius : String(miles);
}
