import type { ItemDetail } from '../item.schemas.js';
import { quantityCell, safeCell } from './cells.rules.js';
import { customHeader, exportHeaders, informationHeaders } from './columns.rules.js';
import { fitsCell, numbersCell, placeCell, tagsCell } from './item-cells.rules.js';

/** An item with the names of the places of its stock, from the outermost in. */
export interface ExportedItem {
  readonly item: ItemDetail;
  readonly places: readonly (readonly string[])[];
}

/** Items as the rows of a CSV file, with its heading: one row for each item, and one more for each further place.
 *  An import reads the same items back. It is a generator, so that a long file does not block other work. Pure. */
export function* itemRows(items: readonly ExportedItem[]): Generator<readonly string[]> {
  const columns = fieldColumns(items.map(({ item }) => item));
  const header = [...Object.values(exportHeaders), ...informationHeaders, ...columns.map(customHeader)];
  yield header.map(safeCell);
  for (const one of items) for (const row of rowsOf(one, columns)) yield row.map(safeCell);
}

/** The number of fields of this name and kind on an item: mostly one. */
type FieldColumn = Pick<ItemDetail['customFields'][number], 'name' | 'kind'> & { readonly nth: number };

function rowsOf(
  { item, places }: ExportedItem,
  columns: readonly FieldColumn[],
): readonly (readonly string[])[] {
  const lines = item.stock.length > 0 ? item.stock : [{ quantity: 0 }];
  return lines.map(({ quantity }, at) => {
    const where = { quantity: quantityCell(quantity), place: placeCell(places[at] ?? []) };
    const cells: Readonly<Partial<Record<keyof typeof exportHeaders, string>>> =
      at === 0 ? { ...cellsOf(item), ...where } : { id: item.id, title: item.title, ...where };
    const information = at === 0 ? [item.status, outText(item), item.code] : ['', '', ''];
    const names = Object.keys(exportHeaders) as (keyof typeof exportHeaders)[];
    return [
      ...names.map((name) => cells[name] ?? ''),
      ...information,
      ...columns.map((column) => (at === 0 ? fieldCell(item, column) : '')),
    ];
  });
}

const cellsOf = (item: ItemDetail): Readonly<Partial<Record<keyof typeof exportHeaders, string>>> => ({
  id: item.id,
  title: item.title,
  unit: item.unit,
  categoryPrimary: item.categoryPrimary,
  categorySub: item.categorySub ?? '',
  condition: item.condition ?? '',
  conditionNotes: item.conditionNotes,
  origin: item.origin ?? '',
  description: item.description,
  partNumbers: numbersCell(item.partNumbers),
  fitment: fitsCell(item.fitment),
  donorVehicle: item.donorVehicle,
  asking: numberCell(item.asking),
  minimum: numberCell(item.minimum),
  tags: tagsCell(item.tags),
  notes: item.notes,
  acquiredOn: item.acquired.on ?? '',
  acquiredFrom: item.acquired.from,
  acquiredPrice: numberCell(item.acquired.price),
  length: numberCell(item.size.length),
  width: numberCell(item.size.width),
  height: numberCell(item.size.height),
  weight: numberCell(item.size.weight),
  visibility: item.visibility,
  matchOptIn: yesNo(item.matchOptIn),
});

/** "loaned to Hank: 2, due 2026-11-05" */
const outText = ({ portions }: ItemDetail): string =>
  portions
    .map(({ kind, with: words, quantity, dueOn }) =>
      [`${kind}${words && ` (${words})`}: ${quantity ?? '?'}`, ...(dueOn ? [`due ${dueOn}`] : [])].join(', '),
    )
    .join('; ');

function fieldColumns(items: readonly ItemDetail[]): readonly FieldColumn[] {
  const columns = new Map<string, FieldColumn>();
  for (const { customFields } of items)
    for (const [at, { name, kind }] of customFields.entries()) {
      const nth = customFields.slice(0, at).filter((one) => one.name === name && one.kind === kind).length;
      columns.set(JSON.stringify([name, kind, nth]), { name, kind, nth });
    }
  return [...columns.values()];
}

function fieldCell({ customFields }: ItemDetail, { name, kind, nth }: FieldColumn): string {
  const value = customFields.filter((one) => one.name === name && one.kind === kind)[nth]?.value;
  if (value === undefined) return '';
  return typeof value === 'boolean' ? yesNo(value) : String(value);
}

const numberCell = (value: number | null): string => (value === null ? '' : String(value));
const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
