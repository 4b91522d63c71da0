import { counted } from '@lib/format';
import type {
  ItemAction,
  ItemCard,
  ItemDetail,
  ItemStatus,
  statusFilters,
  visibilities,
} from '@modules/inventory/item.schemas';
import type { LocationKind } from '@modules/inventory/location.schemas';
import { yearsText } from '@modules/kernel/text/years.rules';
import { categories } from '@modules/marketplace/listing.schemas';

type Labels<Code extends string> = Readonly<Record<Code, string>>;

export const itemStatusLabels: Labels<(typeof statusFilters)[number]> = {
  kept: 'Owned',
  gone: 'Gone',
  in_stock: 'In stock',
  listed: 'For sale',
  on_hold: 'On hold',
  loaned: 'On loan',
  installed: 'Installed',
  sold: 'Sold',
  transferred: 'Handed over',
  lost: 'Lost',
  damaged: 'Damaged',
  discarded: 'Thrown away',
  none_left: 'None left',
  deleted: 'Deleted',
};

export const statusTones: Readonly<
  Partial<Record<ItemStatus, 'sale' | 'held' | 'wanted' | 'good' | 'problem'>>
> = {
  listed: 'sale',
  on_hold: 'held',
  loaned: 'wanted',
  installed: 'wanted',
  sold: 'good',
  transferred: 'good',
  lost: 'problem',
  damaged: 'problem',
};

export const itemActionLabels: Labels<ItemAction> = {
  edit: 'Edit',
  list: 'List for sale',
  count: 'Count',
  add: 'Add more',
  remove: 'Take out',
  move: 'Move',
  split: 'Split off',
  merge: 'Merge',
  loan: 'Lend',
  install: 'Install',
  'write-off': 'Lost or gone',
  sell: 'Sold',
  delete: 'Delete',
};

export const locationKindLabels: Labels<LocationKind> = {
  building: 'Building',
  room: 'Room',
  rack: 'Rack',
  shelf: 'Shelf',
  bin: 'Bin or box',
  vehicle: 'Vehicle',
  trailer: 'Trailer',
  'event-space': 'Space at a meet',
};

export const writeOffLabels = {
  lost: 'Lost',
  damaged: 'Damaged beyond use',
  discarded: 'Thrown away',
} as const;

export const unitLabels = {
  each: 'Pieces',
  pair: 'Pairs',
  set: 'Sets',
  feet: 'Feet',
  quart: 'Quarts',
} as const;

export const visibilityLabels: Labels<(typeof visibilities)[number]> = {
  private: 'Only me',
  link: 'Anyone with the link',
  public: 'Everyone',
};

export const noPlace = 'No place yet';

/** "Barn › Rack A"; without a place: "No place yet". */
export const pathText = (path: string): string => path || noPlace;

/** "3", "2 pairs", "not counted". */
export function quantityText(quantity: number | null, unit: string): string {
  if (quantity === null) return 'not counted';
  const one = units[unit];
  return one ? counted(quantity, one, one === 'foot' ? 'feet' : undefined) : quantity.toLocaleString('en-US');
}

const units: Readonly<Record<string, string>> = { pair: 'pair', set: 'set', feet: 'foot', quart: 'quart' };

/** Where an item is, in one line: "Barn › Rack A", "Barn › Rack A and 2 more". */
export function placeText(stock: ItemCard['stock']): string {
  const [first, ...more] = stock;
  if (!first) return '';
  return more.length === 0 ? pathText(first.path) : `${pathText(first.path)} and ${more.length} more`;
}

/** "Parts · Engine" */
export function typeText({
  categoryPrimary,
  categorySub,
}: Pick<ItemCard, 'categoryPrimary' | 'categorySub'>): string {
  const label = categories.find(({ name }) => name === categoryPrimary)?.label ?? categoryPrimary;
  return categorySub ? `${label} · ${categorySub}` : label;
}

/** "1968–1972 Chevrolet Camaro (with air)" */
export function fitText({ make, model, yearFrom, yearTo, note }: ItemDetail['fitment'][number]): string {
  return `${yearsText(yearFrom, yearTo)} ${make} ${model}${note ? ` (${note})` : ''}`;
}

/** A calendar day without a time zone: '2026-11-05' → "Nov 5, 2026". */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
