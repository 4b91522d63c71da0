import type { CustomField } from '../item/item.events.js';
import { customFieldKinds } from '../item/item.events.js';
import { lettersAndDigits } from './cells.rules.js';
import type { ImportField, ImportMapping } from './import.schemas.js';

/** The meaning of a file's columns, by their headings; null is unknown. Of two columns with the same meaning the
 *  first counts; lists and texts may come from several. Pure. */
export function guessColumns(
  headers: readonly string[],
  isFilled: (at: number) => boolean = () => true,
): ImportMapping {
  const taken = new Set<ImportField>();
  const guesses = headers.map((header, at) => {
    const guess = guessField(header);
    if (guess === null || (guess === 'custom' && !isFilled(at))) return null;
    if (taken.has(guess) && !severalFields.has(guess)) return null;
    taken.add(guess);
    return guess;
  });
  const isVehicle = taken.has('year') && taken.has('make') && taken.has('model');
  const ofVehicle: readonly (ImportField | null)[] = ['year', 'yearTo', 'make', 'model'];
  const description = taken.has('title') ? -1 : guesses.indexOf('description');
  return guesses.map((guess, at) => {
    if (at === description) return 'title';
    return !isVehicle && ofVehicle.includes(guess) ? 'custom' : guess;
  });
}

/** Fields that several columns may fill together. */
const severalFields: ReadonlySet<ImportField> = new Set<ImportField>([
  'custom',
  'tags',
  'place',
  'partNumbers',
  'castingNumbers',
  'makerNumbers',
  'fitment',
  'description',
  'conditionNotes',
  'notes',
]);

/** The numbers of columns with the same meaning as another; undefined when there are none. */
export function saidTwice(mapping: ImportMapping): readonly [number, number] | undefined {
  for (const [at, field] of mapping.entries()) {
    const before = field === null || severalFields.has(field) ? at : mapping.indexOf(field);
    if (before < at) return [before, at];
  }
  return undefined;
}

/** The meaning of a column, by its heading alone: our own headings, those of Homebox ("HB.…"), and common ones. Pure. */
export function guessField(header: string): ImportField | null {
  const name = header.trim().slice(0, 80);
  if (/^(hb\.)?field\./i.test(name)) return 'custom';
  if (/^hb\./i.test(name)) return homebox.get(lettersAndDigits(name.slice(3))) ?? null;
  if (hasOtherUnits(name)) return 'custom';
  const words = name.replaceAll('#', ' number ');
  const forms = [words, words.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''), words.replace(ourUnits, '')];
  return forms.map((form) => known.get(lettersAndDigits(form))).find((field) => field !== undefined) ?? null;
}

/** Units at the end of a heading that our fields use: "Length inches", "Price, $". */
const ourUnits = /[\s,_/-]+(?:in|inch(?:es)?|lbs?|pounds?|usd|us\$|dollars?|ea|each|pcs?)\.?$/i;

/** A measure or an amount in other units would be read wrongly: 5 kg are not 5 lb. In brackets only our own units are accepted. */
function hasOtherUnits(name: string): boolean {
  const [, units] = measured.exec(name) ?? [];
  if (units === undefined) return false;
  const wordsIn = (text: string) => text.toLowerCase().match(/[a-z]*[$€£¥]|[a-z]+/g) ?? [];
  const inBrackets = units.match(/[([][^()[\]]*[)\]]/g) ?? [];
  return (
    wordsIn(units).some((word) => otherUnits.has(word)) ||
    inBrackets.flatMap(wordsIn).some((word) => !unitsInBrackets.has(word))
  );
}

const measured =
  /\b(?:weight|wt|length|width|height|depth|price|cost|paid|asking|ask|retail|minimum|bought for)\b(.*)$/i;
/** Our units, and words in brackets that are not units. */
const unitsInBrackets: ReadonlySet<string> = new Set(
  '$ us us$ usd dollar dollars in inch inches lb lbs pound pounds ea each per item piece pc asking firm obo retail list paid approx optional'.split(
    ' ',
  ),
);
const otherUnits: ReadonlySet<string> = new Set([
  ...'kg kgs kilo kilos kilogram kilograms g gr gram grams oz ounce ounces ton tons tonne tonnes'.split(' '),
  ...'mm cm m meter meters metre metres millimeters centimeters ft feet foot yd yds yard yards'.split(' '),
  ...'c$ ca$ cad a$ au$ aud nz$ nzd mx$ mxn eur euro euros € gbp £ jpy ¥ yen sek nok dkk chf peso pesos'.split(
    ' ',
  ),
]);

/** The name and kind of the custom field that a column makes: 'field.Bore (number)', 'HB.serial_number', 'Shop number'. */
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

/** The headings of an exported file, in order; custom fields come after them. */
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

/** Only for people who read the file; an import ignores them. */
export const informationHeaders = ['status', 'out', 'code'] as const;

const synonyms: Readonly<Partial<Record<ImportField, string>>> = {
  id: 'import ref, ref, sku, item id, stock number, stock no, item number, item no, inventory number, inventory no',
  title: 'name, item, item title, part, part name, item name, product, product name, what',
  quantity:
    'qty, quantity available, count, on hand, stock, how many, qty on hand, quantity on hand, qoh, in stock, pieces, pcs, number of, qty in stock, available',
  place:
    'location, storage location, where, path, bin, bin number, bin no, bin loc, bin location, shelf, shelf number, rack, aisle, box, box number, drawer, storage, stored, building, room, bay, warehouse',
  categoryPrimary: 'category primary, type',
  categorySub: 'sub category, shelf category, part type',
  condition: 'cond, grade',
  conditionNotes: 'condition note, condition details',
  description: 'details, desc, item description, part description, product description, long description',
  partNumbers:
    'part number, part no, part num, part numbers, pn, oem number, oem no, oem part number, oem, number, numbers',
  castingNumbers: 'casting number, casting numbers, casting no, casting, cast number',
  makerNumbers:
    'model number, model no, manufacturer part number, manufacturer number, mpn, maker number, mfg part number, mfr part number',
  fitment:
    'fitment, vehicle, application, applications, fits what, what it fits, compatibility, year make model, ymm, vehicles',
  year: 'year, years, year range, yr, yrs, model year, model years, year from, from year, start year, first year, begin year, year start',
  yearTo: 'year to, to year, end year, last year, year end, year thru, year through',
  make: 'make, car make, vehicle make, makes',
  model: 'model, car model, vehicle model, models',
  donorVehicle: 'donor, donor car, came off',
  asking:
    'price, asking, ask, sale price, list price, selling price, retail, retail price, unit price, price each, asking price each',
  minimum: 'minimum, lowest price, least, min price',
  tags: 'labels, keywords',
  notes: 'note, notes/comments, comments, remark, comment, remarks, private notes',
  acquiredOn:
    'purchase date, bought on, date acquired, acquired, purchased, date purchased, date bought, purchased on, acquired date, bought',
  acquiredFrom: 'bought from, seller, vendor, source, supplier, purchased from',
  acquiredPrice:
    'cost, our cost, paid, purchase price, bought for, unit cost, cost each, my cost, price paid, cost price',
  unit: 'units, uom, unit of measure',
  length: 'length',
  width: 'width',
  height: 'height',
  weight: 'wt, weight, weight lbs',
  matchOptIn: 'match opt in',
  custom: 'manufacturer, maker, brand, mfg, mfr, serial number, serial no, serial',
};

const known: ReadonlyMap<string, ImportField> = new Map(
  [exportHeaders, synonyms].flatMap((names) =>
    Object.entries(names).flatMap(([field, known]) =>
      known.split(', ').map((name) => [lettersAndDigits(name), field as ImportField] as const),
    ),
  ),
);

/** The columns of Homebox; warranty, serial number and sale price become custom fields. */
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
