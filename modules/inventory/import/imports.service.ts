import { Inject, Injectable } from '@nestjs/common';
import { RECIPIENTS, type Recipients } from '../../identity/recipients.ports.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound, unprocessable } from '../../kernel/decider/errors.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusHours } from '../../kernel/decider/time.js';
import { bytesOf, type Content } from '../../kernel/files/content.js';
import type { BodyOf, ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { quoted } from '../../kernel/text/quoted.rules.js';
import { yearsText } from '../../kernel/text/years.rules.js';
import { INVENTORY_LOOKUP, type InventoryLookup } from '../inventory.ports.js';
import { guessColumns, saidTwice } from './columns.rules.js';
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
  maxBadRows,
  storeImport,
  untilWritten,
} from './import-store.js';
import type { listImports, startImport } from './imports.contract.js';
import type { TableHead } from './parse-table.shared.js';
import { PlacesByPath } from './places-by-path.js';
import { type PlannedItem, planImport } from './plan-import.js';
import { TableReader } from './table-reader.js';

type Choices = BodyOf<typeof startImport>;

/** Files of items: uploaded, looked at, imported in the background, cancelled. */
@Injectable()
export class Imports {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(INVENTORY_LOOKUP) private readonly lookup: InventoryLookup,
    @Inject(RECIPIENTS) private readonly recipients: Recipients,
    @Inject(TableReader) private readonly reader: TableReader,
  ) {}

  /** Store an uploaded file until its owner chooses the meaning of its columns; a day at most. It replaces a waiting file.
   *  errors  MAIL_NOT_VERIFIED (forbidden), IMPORT_RUNNING (conflict), those of TableReader */
  async upload(file: Content, fileName: string, meta: CommandMetadata): Promise<ImportView> {
    if (!(await this.recipients.of(this.db, meta.actor.id))) throw mailNotVerified();
    const id = deterministicId(meta.commandId, 'import');
    await this.reader.inTurn(meta.actor.id, async () => {
      const { rows, ...head } = await this.reader.head(file);
      const row = {
        id,
        owner_id: meta.actor.id,
        file_name: fileName || 'items.csv',
        rows,
        head,
        created_at: meta.now,
        file_until: plusHours(meta.now, fileHours),
      };
      const bytes = await bytesOf(file);
      const isStored = await this.db.transaction().execute((tx) => storeImport(tx, row, bytes));
      if (!isStored) throw importRunning();
    });
    return importView(await this.#of(id, meta));
  }

  async list(meta: CommandMetadata): Promise<ResponseOf<typeof listImports>> {
    const rows = await importsOf(this.db, meta.actor.id);
    return {
      imports: rows.map((row) => {
        const { columns: _columns, badRows: _rows, ...view } = importView(row);
        return view;
      }),
    };
  }

  /** errors  IMPORT_NOT_FOUND (not-found) */
  async get(id: string, meta: CommandMetadata): Promise<ImportView> {
    const row = await this.#of(id, meta);
    const waits = row.status === 'uploaded' || row.status === 'stopped';
    return importView(waits && row.head === null ? { ...row, head: await this.#headOf(row) } : row);
  }

  /** A preview of an import.
   *  errors  IMPORT_NOT_FOUND (not-found), IMPORT_OVER (conflict), NO_TITLE_COLUMN, COLUMN_TWICE (unprocessable), those of TableReader */
  async preview(id: string, { mapping }: Choices, meta: CommandMetadata): Promise<ImportPreview> {
    const row = await this.#mapped(id, mapping, meta);
    return this.reader.inTurn(meta.actor.id, async () => {
      const table = await this.reader.table(await this.#fileOf(row.id));
      const { items, badRows, rows } = await planImport(table, mapping, row.created_at);
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
        rows,
        furtherPlaces: rows - badRows.length - items.length,
        badRows: badRows.slice(0, maxBadRows),
        leftOut: leftOut(row.head, mapping),
        newPlaces: { total: newPlaces.length, paths: newPlaces.slice(0, 20) },
        samples: items.slice(0, 5).map((item) => ({ ...sampleOf(item), isKnown: isKnown(item) })),
      };
    });
  }

  /** Import in the background; rows that cannot be imported are left out.
   *  errors  those of `preview`, IMPORT_RUNNING (conflict) */
  async start(id: string, { mapping, known }: Choices, meta: CommandMetadata): Promise<ImportView> {
    await this.#mapped(id, mapping, meta);
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
    if (!hasBegun && row.status !== 'running') throw importRunning();
    return importView({ ...row, head: null });
  }

  /** Stop an import: added items stay, its file is deleted. Nothing is written after this returns.
   *  errors  IMPORT_NOT_FOUND (not-found) */
  async cancel(id: string, meta: CommandMetadata): Promise<ImportView> {
    await this.#of(id, meta);
    await endImport(this.db, id, 'cancelled');
    await untilWritten(this.db, id);
    return importView(await this.#of(id, meta));
  }

  async #of(id: string, meta: CommandMetadata): Promise<ImportRow> {
    const row = await importOf(this.db, meta.actor.id, id);
    if (!row) throw notFound('IMPORT_NOT_FOUND', { message: 'You have no such import.' });
    return row;
  }

  /** An import whose file exists, and has these columns. */
  async #mapped(
    id: string,
    mapping: ImportMapping,
    meta: CommandMetadata,
  ): Promise<ImportRow & { head: Head }> {
    const row = await this.#of(id, meta);
    if (row.file_until === null) throw importOver();
    if (!mapping.includes('title'))
      throw unprocessable('NO_TITLE_COLUMN', {
        message: 'Choose the column that has the title: an item needs a name.',
      });
    const head = row.head ?? (await this.#headOf(row));
    const twice = saidTwice(mapping);
    if (twice) throw columnTwice(twice.map((at) => head.headers[at] || `Column ${at + 1}`));
    return { ...row, head };
  }

  /** Reads the head of a file that was uploaded before heads were stored. */
  #headOf({ id, owner_id }: ImportRow): Promise<Head> {
    return this.reader.inTurn(owner_id, async () => this.reader.head(await this.#fileOf(id)));
  }

  async #fileOf(id: string): Promise<Buffer> {
    const file = await fileOf(this.db, id);
    if (!file) throw importOver();
    return file;
  }
}

type Head = Pick<TableHead, 'headers' | 'columns'>;

const importOver = () =>
  conflict('IMPORT_OVER', { message: 'This file is deleted. Upload it again to import it again.' });

const importRunning = () =>
  conflict('IMPORT_RUNNING', { message: 'Another import is under way. Wait until it is done, or stop it.' });

const columnTwice = (headers: readonly string[]) =>
  unprocessable('COLUMN_TWICE', {
    message: `${headers.map(quoted).join(' and ')} are chosen as the same. One of them would be lost: choose something else for it, or leave it out.`,
  });

const mailNotVerified = () =>
  forbidden('MAIL_NOT_VERIFIED', {
    message:
      'Confirm your email address first: open the link that we sent you, or ask for another on your account page.',
  });

function importView(row: ImportRow): ImportView {
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
    furtherPlaces: row.handled - row.added - row.changed - row.unchanged - row.refused,
    columns: row.head && row.status !== 'running' ? columnsOf(row.head) : [],
    createdAt: row.created_at,
    fileUntil: row.file_until,
    position: row.position,
  };
}

function columnsOf({ headers, columns }: Head): ImportView['columns'] {
  const guesses = guessColumns(headers, (at) => (columns[at]?.filled ?? 0) > 0);
  return headers.map((header, at) => ({
    header,
    samples: [...(columns[at]?.samples ?? [])],
    guess: guesses[at] ?? null,
  }));
}

/** The columns without a chosen field. */
const leftOut = ({ headers, columns }: Head, mapping: ImportMapping): ImportPreview['leftOut'] =>
  headers.flatMap((header, at) => {
    const { filled = 0, samples = [] } = columns[at] ?? {};
    if (mapping[at] || (filled === 0 && header === '')) return [];
    return [{ header: header || `Column ${at + 1}`, rows: filled, samples: [...samples] }];
  });

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
    fits: body.fitment.map(
      ({ yearFrom, yearTo, make, model, note }) =>
        `${yearsText(yearFrom, yearTo)} ${make} ${model}${note ? ` (${note})` : ''}`,
    ),
  };
}
