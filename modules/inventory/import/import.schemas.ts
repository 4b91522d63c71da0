import { z } from 'zod';

/** What a column of an imported file can say of an item. */
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

/** Rows and columns of one file at most, and its cells, empty ones included. */
export const mostImportRows = 20_000;
export const mostImportColumns = 200;
export const mostImportCells = 1_000_000;

/** One entry for each column: what it says; null leaves it out. 'custom' makes a field with the column's name. */
export const ImportMapping = z.array(z.enum(importFields).nullable()).max(mostImportColumns);

/** What becomes of rows that are in the inventory already: they stay as they are, or become what the file says. */
export const knownRows = ['keep', 'change'] as const;

export const importStatuses = ['uploaded', 'running', 'done', 'cancelled', 'stopped'] as const;

/** A row that cannot be imported: its number as a spreadsheet counts, the heading being row 1. */
export const BadRow = z.object({ row: z.number().int(), reasons: z.array(z.string()) });

export const ImportView = z.object({
  id: z.string(),
  fileName: z.string(),
  status: z.enum(importStatuses),
  /** Rows below the heading. */
  rows: z.number().int(),
  /** Rows that are done with. */
  handled: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  /** Rows that were in the inventory already, as they are. */
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** The first 200 refused rows. */
  badRows: z.array(BadRow),
  /** Rows that add a place to an item of another row: the other counts are of items. All together are `handled`. */
  furtherPlaces: z.number().int(),
  /** The columns with their first values and a guess of what they say; empty once the file is deleted. */
  columns: z.array(
    z.object({
      header: z.string(),
      samples: z.array(z.string()),
      guess: z.enum(importFields).nullable(),
    }),
  ),
  createdAt: z.iso.datetime(),
  /** When the file is deleted, if nothing is done with it; null: it is deleted. */
  fileUntil: z.iso.datetime().nullable(),
  /** The place in the log to read from to see what was imported. */
  position: z.number().int(),
});

/** What an import would do. */
export const ImportPreview = z.object({
  /** New items; items that are in the inventory already; rows that cannot be imported. */
  items: z.number().int(),
  known: z.number().int(),
  refused: z.number().int(),
  /** Rows below the heading, and those that add a place to an item of another row: these, the items and the refused rows are all of them. */
  rows: z.number().int(),
  furtherPlaces: z.number().int(),
  /** The first 200 of the refused rows. */
  badRows: z.array(BadRow),
  /** Columns that no field is chosen for, with the rows that have something there: it is not imported. */
  leftOut: z.array(z.object({ header: z.string(), rows: z.number().int(), samples: z.array(z.string()) })),
  /** Storage locations that it would make: how many, and the first twenty paths. */
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
