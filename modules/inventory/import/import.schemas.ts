import { z } from 'zod';

/** The possible meanings of a column in an imported file. */
export const importFields = [
  'title',
  'quantity',
  'place',
  'id',
  'categoryPrimary',
  'categorySub',
  'condition',
  'conditionNotes',
  'origin',
  'description',
  'partNumbers',
  'castingNumbers',
  'makerNumbers',
  'fitment',
  'year',
  'yearTo',
  'make',
  'model',
  'donorVehicle',
  'asking',
  'minimum',
  'tags',
  'notes',
  'acquiredOn',
  'acquiredFrom',
  'acquiredPrice',
  'unit',
  'length',
  'width',
  'height',
  'weight',
  'visibility',
  'matchOptIn',
  'custom',
] as const;
export type ImportField = (typeof importFields)[number];

/** The maximum rows, columns and cells of one file, empty cells included. */
export const maxImportRows = 20_000;
export const maxImportColumns = 200;
export const maxImportCells = 1_000_000;

/** One entry for each column: its meaning; null leaves it out. 'custom' makes a field with the column's name. */
export const ImportMapping = z.array(z.enum(importFields).nullable()).max(maxImportColumns);

/** What happens to rows that are in the inventory already: they stay, or are updated from the file. */
export const knownRows = ['keep', 'change'] as const;

export const importStatuses = ['uploaded', 'running', 'done', 'cancelled', 'stopped'] as const;

/** A row that cannot be imported: its number in a spreadsheet, where the heading is row 1. */
export const BadRow = z.object({ row: z.number().int(), reasons: z.array(z.string()) });

export const ImportView = z.object({
  id: z.string(),
  fileName: z.string(),
  status: z.enum(importStatuses),
  /** Rows below the heading. */
  rows: z.number().int(),
  /** Handled rows. */
  handled: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  /** Rows that were in the inventory already and stayed unchanged. */
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** The first 200 refused rows. */
  badRows: z.array(BadRow),
  /** Rows that add a place to an item of another row; the other counts are of items. `handled` is the sum. */
  furtherPlaces: z.number().int(),
  /** The columns with their first values and a guessed meaning; empty once the file is deleted. */
  columns: z.array(
    z.object({
      header: z.string(),
      samples: z.array(z.string()),
      guess: z.enum(importFields).nullable(),
    }),
  ),
  createdAt: z.iso.datetime(),
  /** When the unused file will be deleted; null once it is. */
  fileUntil: z.iso.datetime().nullable(),
  /** The log position to read from to see the imported items. */
  position: z.number().int(),
});

/** A preview of an import. */
export const ImportPreview = z.object({
  /** New items; items that are in the inventory already; rows that cannot be imported. */
  items: z.number().int(),
  known: z.number().int(),
  refused: z.number().int(),
  /** Rows below the heading, and those that add a place to an item of another row. These, the items and the refused rows add up to all rows. */
  rows: z.number().int(),
  furtherPlaces: z.number().int(),
  /** The first 200 of the refused rows. */
  badRows: z.array(BadRow),
  /** Columns without a chosen field, with the number of rows that have a value there: it is not imported. */
  leftOut: z.array(z.object({ header: z.string(), rows: z.number().int(), samples: z.array(z.string()) })),
  /** Storage locations that the import would make: the number, and the first twenty paths. */
  newPlaces: z.object({ total: z.number().int(), paths: z.array(z.string()) }),
  /** The first five items. */
  samples: z.array(
    z.object({
      row: z.number().int(),
      title: z.string(),
      quantity: z.number().int().nullable(),
      path: z.string(),
      type: z.string(),
      asking: z.number().nullable(),
      tags: z.array(z.string()),
      /** "1966–1969 Chevrolet Nova" */
      fits: z.array(z.string()),
      isKnown: z.boolean(),
    }),
  ),
});

export type BadRow = z.output<typeof BadRow>;
export type ImportMapping = z.output<typeof ImportMapping>;
export type ImportStatus = (typeof importStatuses)[number];
export type ImportView = z.output<typeof ImportView>;
export type ImportPreview = z.output<typeof ImportPreview>;
