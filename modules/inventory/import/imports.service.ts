import { Inject, Injectable } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, notFound, unprocessable } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusHours } from '../../kernel/decider/time.js';
import type { BodyOf, ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { INVENTORY_LOOKUP, type InventoryLookup } from '../inventory.ports.js';
import { guessField } from './columns.rules.js';
import { importQueue } from './import.queue.js';
import type { ImportMapping, ImportPreview, ImportView } from './import.schemas.js';
import { idsOf } from './import-item.js';
import {
  beginImport,
  endImport,
  fileHours,
  fileOf,
  type ImportRow,
  importOf,
  importsOf,
  mostBadRows,
  storeImport,
} from './import-store.js';
import type { listImports, startImport } from './imports.contract.js';
import { PlacesByPath } from './places-by-path.js';
import { type PlannedItem, planImport } from './plan-import.js';
import { readTable, type Table } from './read-table.js';

type Choices = BodyOf<typeof startImport>;

/** Files of items: uploaded, looked at, imported in the background, cancelled. */
@Injectable()
export class Imports {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(INVENTORY_LOOKUP) private readonly lookup: InventoryLookup,
  ) {}

  /** Keep an uploaded file until its owner says what its columns mean; a day at most.
   *  errors  NOT_A_TABLE, TOO_MANY_ROWS (invalid) */
  async upload(file: Buffer, fileName: string, meta: CommandMetadata): Promise<ImportView> {
    const table = readTable(file);
    const id = deterministicId(meta.commandId, 'import');
    await storeImport(
      this.db,
      {
        id,
        owner_id: meta.actor.id,
        file_name: fileName || 'items.csv',
        rows: table.rows.length,
        created_at: meta.now,
        file_until: plusHours(meta.now, fileHours),
      },
      file,
    );
    return importView(await this.#of(id, meta), table);
  }

  async list(meta: CommandMetadata): Promise<ResponseOf<typeof listImports>> {
    const rows = await importsOf(this.db, meta.actor.id);
    return {
      imports: rows.map((row) => {
        const { columns: _columns, badRows: _rows, ...view } = importView(row, null);
        return view;
      }),
    };
  }

  /** errors  IMPORT_NOT_FOUND (not-found) */
  async get(id: string, meta: CommandMetadata): Promise<ImportView> {
    const row = await this.#of(id, meta);
    const file = row.status === 'uploaded' || row.status === 'stopped' ? await fileOf(this.db, id) : null;
    return importView(row, file && readTable(file));
  }

  /** What an import would do.
   *  errors  IMPORT_NOT_FOUND (not-found), IMPORT_OVER (conflict), NO_TITLE_COLUMN (unprocessable) */
  async preview(id: string, { mapping }: Choices, meta: CommandMetadata): Promise<ImportPreview> {
    const { items, badRows } = await planImport(await this.#table(id, mapping, meta), mapping);
    const ids = new Map(items.map((item) => [item, idsOf(meta.actor.id, item.ref)]));
    const [places, known] = await Promise.all([
      this.lookup.places(meta.actor.id),
      this.lookup.itemsAmong(meta.actor.id, [...ids.values()].flat()),
    ]);
    const isKnown = (item: PlannedItem) => (ids.get(item) ?? []).some((one) => known.has(one));
    const newPlaces = new PlacesByPath(places).missing(
      items.flatMap(({ stock }) => stock.map(({ place }) => place)),
    );
    return {
      items: items.filter((item) => !isKnown(item)).length,
      known: items.filter(isKnown).length,
      refused: badRows.length,
      badRows: badRows.slice(0, mostBadRows),
      newPlaces: { total: newPlaces.length, paths: newPlaces.slice(0, 20) },
      samples: items.slice(0, 5).map((item) => ({ ...sampleOf(item), isKnown: isKnown(item) })),
    };
  }

  /** Import in the background; the rows that cannot be are left out.
   *  errors  those of `preview`, IMPORT_RUNNING (conflict) */
  async start(id: string, { mapping, known }: Choices, meta: CommandMetadata): Promise<ImportView> {
    await this.#table(id, mapping, meta);
    const begin = { id, owner_id: meta.actor.id, mapping, known, file_until: plusHours(meta.now, fileHours) };
    const hasBegun = await this.db.transaction().execute(async (tx) => {
      if (!(await beginImport(tx, begin))) return false;
      return importQueue.enqueue(tx, {
        key: `${id}:${meta.commandId}`,
        payload: { importId: id },
        dueAt: meta.now,
      });
    });
    const row = await this.#of(id, meta);
    if (!hasBegun && row.status !== 'running')
      throw conflict('IMPORT_RUNNING', { message: 'Another import is under way. Wait until it is done.' });
    return importView(row, null);
  }

  /** Stop an import; what it has added stays, its file does not.
   *  errors  IMPORT_NOT_FOUND (not-found) */
  async cancel(id: string, meta: CommandMetadata): Promise<ImportView> {
    await this.#of(id, meta);
    await endImport(this.db, id, 'cancelled');
    return importView(await this.#of(id, meta), null);
  }

  async #of(id: string, meta: CommandMetadata): Promise<ImportRow> {
    const row = await importOf(this.db, meta.actor.id, id);
    if (!row) throw notFound('IMPORT_NOT_FOUND', { message: 'You have no such import.' });
    return row;
  }

  async #table(id: string, mapping: ImportMapping, meta: CommandMetadata): Promise<Table> {
    await this.#of(id, meta);
    const file = await fileOf(this.db, id);
    if (!file)
      throw conflict('IMPORT_OVER', { message: 'This file is deleted. Upload it again to import it again.' });
    if (!mapping.includes('title'))
      throw unprocessable('NO_TITLE_COLUMN', {
        message: 'Choose the column that has the title: an item needs a name.',
      });
    return readTable(file);
  }
}

function importView(row: ImportRow, table: Table | null): ImportView {
  return {
    id: row.id,
    fileName: row.file_name,
    status: row.status,
    rows: row.rows,
    handled: row.handled,
    added: row.added,
    changed: row.changed,
    unchanged: row.unchanged,
    refused: row.refused,
    badRows: [...row.bad_rows],
    columns: table ? columnsOf(table) : [],
    createdAt: row.created_at,
    fileUntil: row.file_until,
    position: row.position,
  };
}

/** Of two columns that seem to say the same, the first does; lists and texts may come from several. */
function columnsOf({ headers, rows }: Table): ImportView['columns'] {
  const taken = new Set<string>();
  return headers.map((header, at) => {
    const guess = guessField(header);
    const isTaken = guess !== null && taken.has(guess) && !several.has(guess);
    if (guess) taken.add(guess);
    const filled = rows.flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at].trim()] : []));
    const isEmpty = guess === 'custom' && filled.length === 0;
    return {
      header,
      samples: filled.slice(0, 3).map((cell) => cell.slice(0, 80)),
      guess: isTaken || isEmpty ? null : guess,
    };
  });
}

const several: ReadonlySet<string> = new Set(['custom', 'tags', 'place', 'partNumbers', 'notes']);

function sampleOf({ row, body, stock }: PlannedItem): Omit<ImportPreview['samples'][number], 'isKnown'> {
  const [first] = stock;
  return {
    row,
    title: body.title,
    quantity: first?.quantity ?? null,
    path: first?.place.join(' › ') ?? '',
    type: [body.categoryPrimary, body.categorySub].filter(Boolean).join(' · '),
    asking: body.asking,
    tags: body.tags,
  };
}
