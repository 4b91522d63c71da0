import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { DomainError } from '../../kernel/decider/errors.js';
import { nameOfField, validationMessage } from '../../kernel/http/validation-messages.js';
import { quoted } from '../../kernel/text/quoted.rules.js';
import { checkItemContent } from '../item/content.rules.js';
import { maxPlaces } from '../item/item.events.js';
import { ItemBody } from '../item.schemas.js';
import { itemContentOf } from '../item-content.js';
import type { BadRow, ImportField, ImportMapping } from './import.schemas.js';
import { type ReadRow, type RowContext, readRow } from './read-row.rules.js';
import { rowsOf, type Table } from './table-reader.js';

/** One item of the file: its row, and the following rows that name further places of it. */
export interface PlannedItem {
  readonly row: number;
  /** The number of rows of the item. */
  readonly rows: number;
  /** The key of the item when the file is imported again: its own id, or the digest of its row. */
  readonly ref: string;
  readonly body: ItemBody;
  readonly stock: readonly PlannedStock[];
}

export interface PlannedStock {
  readonly place: readonly string[];
  /** null: nobody has counted. */
  readonly quantity: number | null;
}

export interface ImportPlan {
  readonly items: readonly PlannedItem[];
  readonly badRows: readonly BadRow[];
  /** Rows below the heading that are not empty: those of the items, and the faulty ones. */
  readonly rows: number;
}

/** The items of a file, and its faulty rows. Rows with the same id are one item at several places. A long file does not block other work.
 *  in      since: when the file was uploaded, ISO-8601 */
export async function planImport(
  { headers, chunks }: Table,
  mapping: ImportMapping,
  since: string,
): Promise<ImportPlan> {
  const context: RowContext = { headers, mapping, newestYear: Number(since.slice(0, 4)) };
  const items = new Map<string, Planned>();
  const badRows: BadRow[] = [];
  const refused = new Map<string, number>();
  const digests = new Map<string, number>();
  let rows = 0;
  for (const chunk of chunks) {
    for (const { row, cells, problem } of rowsOf(chunk)) {
      rows += 1;
      if (rows % atOnce === 0 || cells.some(({ length }) => length > longCell)) await setImmediate();
      const read = readRow(cells, context);
      const ref = read.ref || (problem ? '' : digestOf(cells, digests));
      const before = items.get(ref);
      const checked = before ? { reasons: whyNotTheSame(before, read, cells, context) } : checkedBody(read);
      const reasons = problem
        ? [problem]
        : [
            ...read.reasons,
            ...(refused.has(ref) ? [`Row ${refused.get(ref)} has the same id and is refused.`] : []),
            ...checked.reasons,
          ];
      if (reasons.length > 0) {
        badRows.push({ row, reasons });
        if (!before && ref !== '' && !refused.has(ref)) refused.set(ref, row);
        continue;
      }
      const line = { place: read.place, quantity: read.quantity };
      if (before) {
        before.rows += 1;
        before.stock.push(line);
        before.places.add(keyOf(read.place));
      } else if (checked.body) {
        const places = new Set([keyOf(read.place)]);
        items.set(ref, { row, rows: 1, ref, body: checked.body, stock: [line], cells, places });
      }
    }
  }
  return { items: [...items.values()].map(({ cells: _, places: __, ...item }) => item), badRows, rows };
}

/** An item that further rows may extend: the cells of its first row, and its places. */
type Planned = Omit<PlannedItem, 'rows' | 'stock'> & {
  rows: number;
  readonly stock: PlannedStock[];
  readonly cells: readonly string[];
  readonly places: Set<string>;
};

const keyOf = (place: readonly string[]): string => place.join('\n');

function checkedBody({ body, place, quantity }: ReadRow): {
  readonly body?: ItemBody;
  readonly reasons: readonly string[];
} {
  const checked = ItemBody.safeParse(body, { error: validationMessage });
  const reasons = checked.success
    ? contentReasons(checked.data)
    : firstOfEach(checked.error.issues).map(({ path, message }) =>
        body.title === '' && path[0] === 'title' ? 'no title' : `${nameOfField(path)}: ${message}`,
      );
  return { body: checked.data, reasons: [...reasons, ...stockReasons(place, quantity)] };
}

/** The first problem of each field. */
const firstOfEach = <Issue extends { readonly path: readonly PropertyKey[] }>(issues: readonly Issue[]) =>
  issues.filter(({ path }, at) => issues.findIndex((one) => one.path.join('.') === path.join('.')) === at);

function contentReasons(body: ItemBody): readonly string[] {
  try {
    checkItemContent(itemContentOf(body));
    return [];
  } catch (error) {
    if (error instanceof DomainError) return [error.message];
    throw error;
  }
}

function stockReasons(place: readonly string[], quantity: number | null): readonly string[] {
  return [
    ...(place.length > maxLevels ? [`Place: places go ${maxLevels} deep at most.`] : []),
    ...(place.some((name) => name.length > 60) ? ['Place: a name may have 60 characters at most.'] : []),
    ...(quantity !== null && quantity > 1_000_000 ? ['Quantity: this is more than a million.'] : []),
  ];
}

/** A further row has the place and the quantity there. Its other cells must equal those of the first row, or they would be lost. */
function whyNotTheSame(
  { row, body, cells: first, places }: Planned,
  read: ReadRow,
  cells: readonly string[],
  { headers, mapping }: RowContext,
): readonly string[] {
  const others = mapping.flatMap((field, at) => {
    const cell = cells[at]?.trim() ?? '';
    const isFree = field === null || ofFurtherRows.has(field) || cell === '' || cell === first[at]?.trim();
    return isFree ? [] : [quoted(headers[at] ?? '')];
  });
  return [
    ...(read.title && read.title !== body.title
      ? [`Row ${row} has the same id and is another item, ${quoted(body.title)}.`]
      : []),
    ...(others.length > 0
      ? [`Row ${row} has the same id and says something else under ${others.join(', ')}.`]
      : []),
    ...(places.size >= maxPlaces && !places.has(keyOf(read.place))
      ? [`The item of row ${row} is at ${maxPlaces} places already, which is the most.`]
      : []),
    ...stockReasons(read.place, read.quantity),
  ];
}

/** Equal rows get separate keys: the second of two is the second the next time too. */
function digestOf(cells: readonly string[], before: Map<string, number>): string {
  const text = JSON.stringify(cells.map((cell) => cell.trim()));
  const nth = (before.get(text) ?? 0) + 1;
  before.set(text, nth);
  return createHash('sha256').update(`${nth} ${text}`).digest('base64url').slice(0, 22);
}

/** Rows without a pause; a row with a long cell gets its own pause. */
const atOnce = 20;
const longCell = 500;
const ofFurtherRows: ReadonlySet<ImportField> = new Set<ImportField>(['id', 'title', 'place', 'quantity']);
/** The maximum depth of places. */
const maxLevels = 10;
