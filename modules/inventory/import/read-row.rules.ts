import type { CustomField } from '../item/item.events.js';
import { categories, conditions, origins, units, visibilities } from '../item.schemas.js';
import {
  BadCell,
  plain,
  readDay,
  readDollars,
  readNumber,
  readQuantity,
  readSafeCell,
  readWord,
  readYesNo,
} from './cells.rules.js';
import { customOf } from './columns.rules.js';
import type { ImportField, ImportMapping } from './import.schemas.js';
import { readFits, readNumbers, readPlace, readTags } from './item-cells.rules.js';

/** A row as its cells say, not yet checked by the rules of items. */
export interface ReadRow {
  /** What its own column says; '' without one. */
  readonly ref: string;
  readonly title: string;
  /** As ItemBody has it, unchecked. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly place: readonly string[];
  readonly quantity: number | null;
  /** What cannot be read, each a sentence. */
  readonly reasons: readonly string[];
}

/** Read a row by the mapping of its columns. Several columns of the same kind add up: places to a path, tags and numbers to a list, texts to lines.
 *  Pure. */
export function readRow(row: readonly string[], headers: readonly string[], mapping: ImportMapping): ReadRow {
  const reasons: string[] = [];
  const byField = new Map<ImportField, readonly string[]>();
  for (const [at, field] of mapping.entries())
    if (field) byField.set(field, [...(byField.get(field) ?? []), cellOf(row, at)]);
  const cells = (field: ImportField): readonly string[] => byField.get(field) ?? [];
  const first = (field: ImportField) => cells(field).find(Boolean) ?? '';
  const lines = (field: ImportField) => cells(field).filter(Boolean).join('\n');
  /** A cell that cannot be read is a reason, under its column's name. */
  function tried<Value>(field: ImportField, read: (cell: string) => Value, otherwise: Value): Value {
    try {
      return read(first(field));
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      const at = mapping.findIndex((mapped, column) => mapped === field && cellOf(row, column) !== '');
      reasons.push(`${headers[at] || 'Column'}: ${error.message}`);
      return otherwise;
    }
  }
  const word = <Word extends string>(field: ImportField, words: readonly Word[]) =>
    tried(field, (cell) => readWord(cell, words), null);
  const dollars = (field: ImportField) => tried(field, readDollars, null);
  const number = (field: ImportField) => tried(field, readNumber, null);
  const all = <Value>(field: ImportField, read: (cell: string) => readonly Value[]) =>
    cells(field).flatMap(read);

  const shelf = {
    ...tried('categoryPrimary', readShelf, {}),
    ...tried('categorySub', (cell) => readShelf(cell, first('categoryPrimary')), {}),
  };
  const body = {
    title: first('title'),
    description: lines('description'),
    ...shelf,
    origin: word('origin', origins),
    condition: word('condition', conditions),
    conditionNotes: lines('conditionNotes'),
    partNumbers: [
      ...all('partNumbers', (cell) => readNumbers(cell, 'oem')),
      ...all('castingNumbers', (cell) => readNumbers(cell, 'casting')),
      ...all('makerNumbers', (cell) => readNumbers(cell, 'maker')),
    ],
    fitment: tried('fitment', readFits, []),
    donorVehicle: first('donorVehicle'),
    unit: word('unit', units) ?? undefined,
    size: {
      length: number('length'),
      width: number('width'),
      height: number('height'),
      weight: number('weight'),
    },
    acquired: {
      on: tried('acquiredOn', readDay, null),
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

const cellOf = (row: readonly string[], at: number): string => readSafeCell(row[at] ?? '').trim();

/** A category by its name, its label ("Cars & Trucks") or that of a sub-category ("Fuel", within the given one).
 *  errors  BadCell */
function readShelf(
  cell: string,
  within = '',
): { readonly categoryPrimary?: string; readonly categorySub?: string } {
  if (cell === '') return {};
  const primary = categories.find(({ name, label }) =>
    [name, label].some((one) => plain(one) === plain(cell)),
  );
  if (primary) return { categoryPrimary: primary.name };
  const inside = categories.filter(({ name }) => within === '' || plain(name) === plain(within));
  for (const { name, subs } of inside.length ? inside : categories) {
    const categorySub = subs.find((sub) => plain(sub) === plain(cell));
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
  date: readDay,
  'yes-no': readYesNo,
};
