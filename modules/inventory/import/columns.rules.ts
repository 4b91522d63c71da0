import type { CustomField } from '../item/item.events.js';
import { customFieldKinds } from '../item/item.events.js';
import { plain } from './cells.rules.js';
import type { ImportField } from './import.schemas.js';

/** What a column says, by its heading: our own headings, those of Homebox ("HB.…"), and common ones; null is not known. Pure. */
export function guessField(header: string): ImportField | null {
  const name = header.trim();
  if (/^(hb\.)?field\./i.test(name)) return 'custom';
  const key = plain(name.replace(/^hb\./i, ''));
  if (/^hb\./i.test(name)) return homebox.get(key) ?? null;
  return known.get(key) ?? null;
}

/** The name and kind of the field that a column of one's own makes: 'field.Bore (number)', 'HB.serial_number', 'Shop number'. */
export function customOf(header: string): { readonly name: string; readonly kind: CustomField['kind'] } {
  const [, name = '', kind] = kindAtEnd.exec(header.trim().replace(/^(hb\.)?field\./i, '')) ?? [];
  const isHomebox = /^hb\.(?!field\.)/i.test(name);
  const words = isHomebox ? name.slice(3).replaceAll('_', ' ') : name;
  return {
    name: (isHomebox ? words.charAt(0).toUpperCase() + words.slice(1) : words) || 'Field',
    kind: (kind as CustomField['kind'] | undefined) ?? 'text',
  };
}

export const customHeader = ({ name, kind }: Pick<CustomField, 'name' | 'kind'>): string =>
  `field.${name} (${kind})`;

const kindAtEnd = new RegExp(`^(.*?)(?:\\s*\\((${customFieldKinds.join('|')})\\))?$`, 's');

/** The headings of an exported file, in its order; after them come the fields of the member's own. */
export const exportHeaders = {
  id: 'id',
  title: 'title',
  quantity: 'quantity',
  unit: 'unit',
  place: 'place',
  categoryPrimary: 'category',
  categorySub: 'subcategory',
  condition: 'condition',
  conditionNotes: 'condition notes',
  origin: 'origin',
  description: 'description',
  partNumbers: 'part numbers',
  fitment: 'fits',
  donorVehicle: 'donor vehicle',
  asking: 'asking price',
  minimum: 'minimum price',
  tags: 'tags',
  notes: 'notes',
  acquiredOn: 'acquired on',
  acquiredFrom: 'acquired from',
  acquiredPrice: 'acquired price',
  length: 'length in',
  width: 'width in',
  height: 'height in',
  weight: 'weight lb',
  visibility: 'visibility',
  matchOptIn: 'tell of wanted',
} as const satisfies Partial<Record<ImportField, string>>;

/** For whoever reads the file; an import leaves them out. */
export const informationHeaders = ['status', 'out', 'code'] as const;

const synonyms: Readonly<Partial<Record<ImportField, string>>> = {
  id: 'import ref, ref, sku, item id, stock number, item number, inventory number',
  title: 'name, item, part, part name, item name',
  quantity: 'qty, count, on hand, stock, how many',
  place: 'location, storage location, where, path',
  categoryPrimary: 'category primary, type',
  categorySub: 'sub category, shelf category, part type',
  condition: 'cond, grade',
  description: 'details, desc',
  partNumbers: 'part number, part no, pn, oem number, oem part number, number',
  castingNumbers: 'casting number, casting no, casting',
  makerNumbers: 'model number, manufacturer part number, mpn, maker number',
  fitment: 'fitment, vehicle, application, applications',
  donorVehicle: 'donor, donor car, came off',
  asking: 'price, asking, ask, sale price, list price',
  minimum: 'minimum, lowest price, least',
  tags: 'labels, keywords',
  notes: 'note, comments, comment, remarks, private notes',
  acquiredOn: 'purchase date, bought on, date acquired, acquired, purchased',
  acquiredFrom: 'bought from, seller, vendor, source',
  acquiredPrice: 'cost, paid, purchase price, bought for',
  unit: 'units',
  length: 'length',
  width: 'width',
  height: 'height',
  weight: 'weight, weight lbs',
  matchOptIn: 'match opt in',
};

const known: ReadonlyMap<string, ImportField> = new Map(
  [exportHeaders, synonyms].flatMap((names) =>
    Object.entries(names).flatMap(([field, known]) =>
      known.split(', ').map((name) => [plain(name), field as ImportField] as const),
    ),
  ),
);

/** What Homebox exports; a warranty, a serial number and what it was sold for become fields of one's own. */
const homebox: ReadonlyMap<string, ImportField> = new Map(
  Object.entries<ImportField>({
    importref: 'id',
    name: 'title',
    quantity: 'quantity',
    location: 'place',
    labels: 'tags',
    tags: 'tags',
    description: 'description',
    notes: 'notes',
    modelnumber: 'makerNumbers',
    purchaseprice: 'acquiredPrice',
    purchasefrom: 'acquiredFrom',
    purchasetime: 'acquiredOn',
    assetid: 'custom',
    serialnumber: 'custom',
    manufacturer: 'custom',
    warrantydetails: 'custom',
    soldto: 'custom',
    soldnotes: 'custom',
  }),
);
