import { categories, radiusOptions } from '@modules/marketplace/listing.schemas';
import { blankFields, type ListingFields } from './listing-form-fields';
import { blankWanted } from './wanted-fields';

/** The form of a wanted ad that was started from a search: its words, category, place and radius. Undefined without `type=wanted` in the address. */
export function wantedFromSearch(address: URLSearchParams): ListingFields | undefined {
  if (address.get('type') !== 'wanted') return undefined;
  const words = address.get('search')?.trim().slice(0, 120) ?? '';
  const category =
    categories.find(({ name }) => name === address.get('categoryPrimary')) ??
    categories.find(({ subs }) => (subs as readonly string[]).includes(address.get('categorySub') ?? ''));
  const sub = (category?.subs as readonly string[] | undefined)?.find(
    (one) => one === address.get('categorySub'),
  );
  return {
    ...blankFields,
    listingType: 'wanted',
    title: words.charAt(0).toUpperCase() + words.slice(1),
    categoryPrimary: category?.name ?? blankFields.categoryPrimary,
    categorySub: sub ?? '',
    place: placeIn(address),
    shipping: ['local', 'ships'],
    wanted: { ...blankWanted, radius: radiusIn(address) },
  };
}

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
