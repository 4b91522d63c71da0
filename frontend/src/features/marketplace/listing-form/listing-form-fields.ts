import { fitmentBody, fitmentFields, type PartFields, typedWhole } from '@entities/part-form/part-fields';
import {
  categories,
  conditions,
  isVehicleCategory,
  type ListingBody,
  type ListingBodyInput,
  marketSegments,
  odometers,
  origins,
  type priceModes,
  type shippings,
  vehicleTitles,
} from '@modules/marketplace/listing.schemas';
import { dollarsOrTyped, type MoneyValue } from '@ui/forms/money-value';
import { blankWanted, type WantedFields, wantedBody, wantedFieldsOf } from './wanted-fields';

/** The form's values as typed, under the contract's names. The price is in whole cents, or the typed text while it is unreadable. */
export type ListingFields = PartFields & {
  listingType: ListingBody['listingType'];
  categoryPrimary: ListingBody['categoryPrimary'];
  categorySub: string;
  marketSegment: ListingBody['marketSegment'];
  title: string;
  description: string;
  condition: string;
  origin: string;
  vehicle: {
    year: string;
    make: string;
    model: string;
    body: string;
    engine: string;
    transmission: string;
    mileage: string;
    odometer: string;
    title: string;
    runs: string;
    matchingNumbers: string;
  };
  vin: string;
  quantity: string;
  priceMode: (typeof priceModes)[number];
  price: MoneyValue;
  tradeFor: string;
  shipping: (typeof shippings)[number][];
  place: ListingPlace;
  wanted: WantedFields;
};

/** The device's position, or the typed place. */
export type ListingPlace = { latitude: number; longitude: number } | { text: string };

export const blankFields: ListingFields = {
  listingType: 'for_sale',
  categoryPrimary: 'Parts',
  categorySub: '',
  marketSegment: 'classic',
  title: '',
  description: '',
  condition: '',
  origin: '',
  partNumbers: [],
  fitment: [],
  vehicle: {
    year: '',
    make: '',
    model: '',
    body: '',
    engine: '',
    transmission: '',
    mileage: '',
    odometer: '',
    title: '',
    runs: '',
    matchingNumbers: '',
  },
  vin: '',
  quantity: '1',
  priceMode: 'fixed',
  price: null,
  tradeFor: '',
  shipping: ['local'],
  place: { text: '' },
  wanted: blankWanted,
};

/** The fields as the contract's body. Fields that the category or price mode does not use are left out. */
export function bodyOf(fields: ListingFields): Readonly<Record<string, unknown>> {
  const isVehicle = isVehicleCategory(fields.categoryPrimary);
  const isWanted = fields.listingType === 'wanted';
  return {
    ...fields,
    categorySub: fields.categorySub || null,
    condition: fields.condition || null,
    origin: isVehicle ? null : fields.origin || null,
    partNumbers: isVehicle ? [] : fields.partNumbers,
    fitment: isVehicle && !isWanted ? [] : fitmentBody(fields.fitment),
    vehicle: vehicleOf(fields),
    vin: isVehicle && !isWanted ? fields.vin : '',
    quantity: isVehicle ? 1 : typedWhole(fields.quantity),
    price: isPriced(fields.priceMode) ? dollarsOrTyped(fields.price) : null,
    tradeFor: (isWanted ? fields.wanted.limit : fields.priceMode) === 'trade' ? fields.tradeFor : '',
    place: 'text' in fields.place && fields.place.text.trim() === '' ? undefined : fields.place,
    wanted: null,
    ...(isWanted && wantedBody(fields)),
  };
}

/** A saved listing as form fields. */
export function fieldsOf(form: ListingBodyInput): ListingFields {
  const { vehicle } = form;
  return {
    ...blankFields,
    listingType: form.listingType,
    categoryPrimary: form.categoryPrimary,
    categorySub: form.categorySub ?? '',
    marketSegment: form.marketSegment ?? 'classic',
    title: form.title,
    description: form.description ?? '',
    condition: form.condition ?? '',
    origin: form.origin ?? '',
    partNumbers: [...(form.partNumbers ?? [])],
    fitment: fitmentFields(
      vehicle && form.listingType === 'wanted' ? [yearOf(vehicle)] : (form.fitment ?? []),
    ),
    vehicle: {
      ...blankFields.vehicle,
      ...(vehicle && {
        year: String(vehicle.year),
        make: vehicle.make,
        model: vehicle.model,
        body: vehicle.body ?? '',
        engine: vehicle.engine ?? '',
        transmission: vehicle.transmission ?? '',
        mileage: written(vehicle.mileage),
        odometer: vehicle.odometer ?? '',
        title: vehicle.title ?? '',
        runs: yesOrNo(vehicle.runs),
        matchingNumbers: yesOrNo(vehicle.matchingNumbers),
      }),
    },
    vin: form.vin ?? '',
    quantity: written(form.quantity ?? 1),
    priceMode: form.priceMode,
    price: typeof form.price === 'number' ? Math.round(form.price * 100) : null,
    tradeFor: form.tradeFor ?? '',
    shipping: [...(form.shipping ?? ['local'])],
    place: form.place,
    wanted: wantedFieldsOf(form),
  };
}

export const isPriced = (mode: ListingFields['priceMode']): boolean => mode === 'fixed' || mode === 'obo';

/** Whether anything is typed that would be lost. */
export const hasContent = (fields: ListingFields, known = blankFields): boolean =>
  JSON.stringify(bodyOf(fields)) !== JSON.stringify(bodyOf(known));

/** Whether a stored form has the current shape. */
export function isFields(value: unknown): value is ListingFields {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return (
    Object.entries(blankFields).every(
      ([name, blank]) => name === 'price' || typeof fields[name] === typeof blank,
    ) &&
    categories.some(({ name }) => name === fields.categoryPrimary) &&
    marketSegments.some((name) => name === fields.marketSegment) &&
    [...conditions, ''].some((name) => name === fields.condition) &&
    [...origins, ''].some((name) => name === fields.origin)
  );
}

/** The vehicle as far as it is typed; undefined in other categories. */
export function vehicleOf(fields: ListingFields): ListingBody['vehicle'] {
  if (!isVehicleCategory(fields.categoryPrimary)) return null;
  const { year, mileage, odometer, title, runs, matchingNumbers, ...words } = fields.vehicle;
  return {
    ...words,
    year: typedWhole(year) ?? Number.NaN,
    mileage: typedWhole(mileage),
    odometer: odometers.find((known) => known === odometer),
    title: vehicleTitles.find((known) => known === title),
    runs: answered(runs),
    matchingNumbers: answered(matchingNumbers),
  };
}

const yearOf = ({ make, model, year }: { make: string; model: string; year: number }) => ({
  make,
  model,
  yearFrom: year,
  yearTo: year,
});
const written = (value: unknown): string => (typeof value === 'number' ? String(value) : '');
const answered = (said: string): boolean | undefined => (said === '' ? undefined : said === 'yes');
const yesOrNo = (value: boolean | undefined): string => (value === undefined ? '' : value ? 'yes' : 'no');
