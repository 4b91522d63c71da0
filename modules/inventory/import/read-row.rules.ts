import { categories } from '../../marketplace/categories.schemas.js';
import { conditions, origins } from '../../marketplace/listing.schemas.js';
import type { CustomField } from '../item/item.events.js';
import { units, visibilities } from '../item.schemas.js';
import {
  BadCell,
  lettersAndDigits,
  readDollars,
  readMeasure,
  readNumber,
  readQuantity,
  readSafeCell,
  readWord,
  readYesNo,
} from './cells.rules.js';
import { customOf } from './columns.rules.js';
import { readDay } from './days.rules.js';
import type { ImportField, ImportMapping } from './import.schemas.js';
import { readColumns, readFits, readNumbers, readPlace, readTags } from './item-cells.rules.js';

/** The cells of a row, before the rules of items check them. */
export interface ReadRow {
  /** The value of its own column; '' without one. */
  readonly ref: string;
  readonly title: string;
  /** As ItemBody has it, unchecked. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly place: readonly string[];
  readonly quantity: number | null;
  /** Unreadable cells, each as a sentence. */
  readonly reasons: readonly string[];
}

export interface RowContext {
  readonly headers: readonly string[];
  readonly mapping: ImportMapping;
  /** The year of the upload: nothing was acquired later. */
  readonly newestYear: number;
}

/** Read a row by the mapping of its columns. Several columns of the same kind add up: places to a path, tags and numbers to a list, texts to lines.
 *  Pure. */
export function readRow(row: readonly string[], { headers, mapping, newestYear }: RowContext): ReadRow {
  const reasons: string[] = [...amountsApart(row, { headers, mapping })];
  const byField = new Map<ImportField, readonly string[]>();
  for (const [at, field] of mapping.entries())
    if (field) byField.set(field, [...(byField.get(field) ?? []), cellOf(row, at)]);
  const cells = (field: ImportField): readonly string[] => byField.get(field) ?? [];
  const first = (field: ImportField) => cells(field).find(Boolean) ?? '';
  const lines = (field: ImportField) => cells(field).filter(Boolean).join('\n');
  const columnOf = (field: ImportField) =>
    headers[mapping.findIndex((mapped, column) => mapped === field && cellOf(row, column) !== '')] ||
    'Column';
  /** An unreadable cell becomes a reason, under its column's name. */
  function orReason<Value>(column: () => string, read: () => Value, otherwise: Value): Value {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      reasons.push(`${column()}: ${error.message}`);
      return otherwise;
    }
  }
  const tried = <Value>(field: ImportField, read: (cell: string) => Value, otherwise: Value): Value =>
    orReason(
      () => columnOf(field),
      () => read(first(field)),
      otherwise,
    );
  const word = <Word extends string>(field: ImportField, words: readonly Word[]) =>
    tried(field, (cell) => readWord(cell, words), null);
  const dollars = (field: ImportField) => tried(field, readDollars, null);
  const number = (field: ImportField) => tried(field, readMeasure, null);
  const all = <Value>(field: ImportField, read: (cell: string) => readonly Value[]) =>
    cells(field).flatMap(read);

  const numbers = (field: ImportField, kind: Parameters<typeof readNumbers>[1]) =>
    orReason(
      () => columnOf(field),
      () => all(field, (cell) => readNumbers(cell, kind)),
      [],
    );

  const ofColumns = () => {
    const [from, to] = [first('year'), first('yearTo')];
    const years = to === '' || to === from ? from : `${from}-${to}`;
    const [make, model] = [first('make'), first('model')];
    return years || make || model ? readColumns(years, make, model) : [];
  };

  const category = {
    ...tried('categoryPrimary', readCategory, {}),
    ...tried('categorySub', (cell) => readCategory(cell, first('categoryPrimary')), {}),
  };
  const body = {
    title: first('title'),
    description: lines('description'),
    ...category,
    origin: word('origin', origins),
    condition: word('condition', conditions),
    conditionNotes: lines('conditionNotes'),
    partNumbers: [
      ...numbers('partNumbers', 'oem'),
      ...numbers('castingNumbers', 'casting'),
      ...numbers('makerNumbers', 'maker'),
    ],
    fitment: [
      ...orReason(
        () => columnOf('fitment'),
        () => all('fitment', readFits),
        [],
      ),
      ...orReason(() => 'What it fits', ofColumns, []),
    ],
    donorVehicle: first('donorVehicle'),
    unit: word('unit', units) ?? undefined,
    size: {
      length: number('length'),
      width: number('width'),
      height: number('height'),
      weight: number('weight'),
    },
    acquired: {
      on: tried('acquiredOn', (cell) => readDay(cell, newestYear), null),
      from: first('acquiredFrom'),
      price: dollars('acquiredPrice'),
    },
    asking: dollars('asking'),
    minimum: dollars('minimum'),
    tags: [...new Set(all('tags', readTags))],
    notes: lines('notes'),
    customFields: customFields(row, headers, mapping, reasons),
    matchOptIn: tried('matchOptIn', readYesNo, null) ?? undefined,
    visibility: word('visibility', visibilities) ?? undefined,
  };
  return {
    ref: first('id'),
    title: first('title'),
    body,
    place: all('place', readPlace),
    quantity: tried('quantity', readQuantity, 1),
    reasons,
  };
}

/** "1,250" without quotation marks is read as two cells: a price of 1, and 250 in the text after it. */
function amountsApart(
  row: readonly string[],
  { headers, mapping }: Pick<RowContext, 'headers' | 'mapping'>,
): readonly string[] {
  return mapping.flatMap((field, at) => {
    const [cell, next] = [cellOf(row, at), cellOf(row, at + 1)];
    const isApart = /^\$?[1-9]\d{0,2}$/.test(cell) && /^\d{3}(\.\d\d)?$/.test(next);
    if (!isApart || !isAmount.has(field) || !isText.has(mapping[at + 1] ?? null)) return [];
    return [
      `${headers[at]}: “${cell}” and “${next}” behind it may be one number. Put it between quotation marks, or leave out its comma.`,
    ];
  });
}

const isAmount: ReadonlySet<ImportField | null> = new Set(['asking', 'minimum', 'acquiredPrice']);
const isText: ReadonlySet<ImportField | null> = new Set(['title', 'description', 'conditionNotes', 'notes']);

const cellOf = (row: readonly string[], at: number): string => readSafeCell(row[at] ?? '').trim();

/** A category by its name, its label ("Cars & Trucks") or that of a sub-category ("Fuel", within the given one).
 *  errors  BadCell */
function readCategory(
  cell: string,
  within = '',
): { readonly categoryPrimary?: string; readonly categorySub?: string } {
  if (cell === '') return {};
  const primary = categories.find(({ name, label }) =>
    [name, label].some((one) => lettersAndDigits(one) === lettersAndDigits(cell)),
  );
  if (primary) return { categoryPrimary: primary.name };
  const inside = categories.filter(
    ({ name }) => within === '' || lettersAndDigits(name) === lettersAndDigits(within),
  );
  for (const { name, subs } of inside.length ? inside : categories) {
    const categorySub = subs.find((sub) => lettersAndDigits(sub) === lettersAndDigits(cell));
    if (categorySub) return { categoryPrimary: name, categorySub };
  }
  throw new BadCell(`“${cell.slice(0, 40)}” is not one of our categories, like Parts, Fuel or Hand Tools.`);
}

function customFields(
  row: readonly string[],
  headers: readonly string[],
  mapping: ImportMapping,
  reasons: string[],
): readonly CustomField[] {
  return mapping.flatMap((mapped, at): readonly CustomField[] => {
    const cell = mapped === 'custom' ? cellOf(row, at) : '';
    if (cell === '') return [];
    const { name, kind } = customOf(headers[at] ?? '');
    try {
      const value = readers[kind](cell);
      return value === null ? [] : [{ name, kind, value }];
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      reasons.push(`${headers[at]}: ${error.message}`);
      return [];
    }
  });
}

const readers: Readonly<Record<CustomField['kind'], (cell: string) => CustomField['value'] | null>> = {
  text: (cell) => cell,
  number: readNumber,
  date: (cell) => readDay(cell),
  'yes-no': readYesNo,
};
