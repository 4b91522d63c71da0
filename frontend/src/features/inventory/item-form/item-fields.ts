import {
  fitmentBody,
  fitmentFields,
  type PartFields,
  typedNumber,
  typedWhole,
} from '@entities/part-form/part-fields';
import { dayOf } from '@lib/day';
import { centsOf } from '@lib/format';
import {
  type customFieldKinds,
  type ItemBodyInput,
  type ItemDetail,
  type NewItemBodyInput,
  type visibilities,
} from '@modules/inventory/item.schemas';
import { type categories, type ListingDetail } from '@modules/marketplace/listing.schemas';
import { dollarsOrTyped, type MoneyValue } from '@ui/forms/money-value';

/** The form's values as typed. Prices are whole cents, or the typed text while it is unreadable. */
export type ItemFields = PartFields & {
  title: string;
  /** Primary and sub-category: 'Parts/Engine', 'Tools/'. */
  type: string;
  quantity: string;
  /** The quantity is unknown: nobody has counted. */
  isUncounted: boolean;
  unit: string;
  locationId: string | null;
  description: string;
  condition: string;
  conditionNotes: string;
  origin: string;
  donorVehicle: string;
  size: { length: string; width: string; height: string; weight: string };
  acquired: { on: string; from: string; price: MoneyValue };
  asking: MoneyValue;
  minimum: MoneyValue;
  tags: string[];
  notes: string;
  customFields: { name: string; kind: (typeof customFieldKinds)[number]; value: string }[];
  matchOptIn: boolean;
  visibility: (typeof visibilities)[number];
};

/** The part of a saved item that the form changes. */
export type ItemWords = Pick<ItemDetail, keyof ItemBodyInput & keyof ItemDetail>;

export const blankItem: ItemFields = {
  title: '',
  type: 'Parts/',
  quantity: '1',
  isUncounted: false,
  unit: 'each',
  locationId: null,
  description: '',
  condition: '',
  conditionNotes: '',
  origin: '',
  donorVehicle: '',
  partNumbers: [],
  fitment: [],
  size: { length: '', width: '', height: '', weight: '' },
  acquired: { on: '', from: '', price: null },
  asking: null,
  minimum: null,
  tags: [],
  notes: '',
  customFields: [],
  matchOptIn: false,
  visibility: 'private',
};

/** An empty form that keeps the place and type of the last item, for adding a box of similar items. */
export const nextAfter = ({ type, locationId, unit }: ItemFields): ItemFields => ({
  ...blankItem,
  type,
  locationId,
  unit,
});

/** The fields under the contract's names. */
export function itemBodyOf(fields: ItemFields): Readonly<Record<keyof NewItemBodyInput, unknown>> {
  const { type, isUncounted, quantity, size, acquired, asking, minimum, ...words } = fields;
  const [categoryPrimary, categorySub] = type.split('/');
  return {
    ...words,
    categoryPrimary: categoryPrimary as (typeof categories)[number]['name'],
    categorySub: categorySub || null,
    quantity: isUncounted ? null : (typedWhole(quantity) ?? Number.NaN),
    condition: fields.condition || null,
    origin: fields.origin || null,
    fitment: fitmentBody(fields.fitment),
    size: {
      length: measure(size.length),
      width: measure(size.width),
      height: measure(size.height),
      weight: measure(size.weight),
    },
    acquired: { on: acquired.on || null, from: acquired.from, price: dollarsOrTyped(acquired.price) },
    asking: dollarsOrTyped(asking),
    minimum: dollarsOrTyped(minimum),
    customFields: fields.customFields.map((field) => ({ ...field, value: customValue(field) })),
  };
}

/** A bought listing as form values: what it says of the part, and what was paid to whom. */
export function itemFromListing(listing: ListingDetail): ItemFields {
  const { bought, seller, quantity } = listing;
  return {
    ...blankItem,
    title: listing.title,
    type: `${listing.categoryPrimary}/${listing.categorySub ?? ''}`,
    quantity: String(quantity),
    description: listing.description,
    condition: listing.condition ?? '',
    origin: listing.origin ?? '',
    partNumbers: listing.partNumbers.map((row) => ({ ...row })),
    fitment: fitmentFields(listing.fitment),
    acquired: bought
      ? { on: dayOf(bought.at), from: seller.name, price: centsOf(bought.price) }
      : blankItem.acquired,
  };
}

/** A saved item as form values. Quantity and place are changed on its page. */
export function itemFieldsOf(item: ItemWords): ItemFields {
  return {
    ...blankItem,
    title: item.title,
    type: `${item.categoryPrimary}/${item.categorySub ?? ''}`,
    unit: item.unit,
    description: item.description,
    condition: item.condition ?? '',
    conditionNotes: item.conditionNotes,
    origin: item.origin ?? '',
    donorVehicle: item.donorVehicle,
    partNumbers: item.partNumbers.map((row) => ({ ...row })),
    fitment: fitmentFields(item.fitment),
    size: {
      length: written(item.size.length),
      width: written(item.size.width),
      height: written(item.size.height),
      weight: written(item.size.weight),
    },
    acquired: {
      on: item.acquired.on ?? '',
      from: item.acquired.from,
      price: centsOf(item.acquired.price),
    },
    asking: centsOf(item.asking),
    minimum: centsOf(item.minimum),
    tags: [...item.tags],
    notes: item.notes,
    customFields: item.customFields.map(({ name, kind, value }) => ({
      name,
      kind,
      value: kind === 'yes-no' ? (value ? 'yes' : 'no') : String(value),
    })),
    matchOptIn: item.matchOptIn,
    visibility: item.visibility,
  };
}

/** Whether a stored form has the current shape. */
export function isItemFields(value: unknown): value is ItemFields {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(blankItem).every(
    ([name, blank]) =>
      blank === null ||
      (typeof fields[name] === typeof blank && Array.isArray(fields[name]) === Array.isArray(blank)),
  );
}

/** Whether anything is typed that would be lost. */
export const hasItemContent = (fields: ItemFields, known: ItemFields): boolean =>
  JSON.stringify(fields) !== JSON.stringify(known);

const measure = (typed: string): number | null => typedNumber(typed) ?? null;
const written = (value: number | null): string => (value === null ? '' : String(value));

function customValue({ kind, value }: ItemFields['customFields'][number]): unknown {
  if (kind === 'number') return typedNumber(value);
  return kind === 'yes-no' ? value === 'yes' : value;
}
