import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { limitConcurrency } from '../../kernel/async/limit-concurrency.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { JobRun } from '../../kernel/jobs/job.js';
import type { Database } from '../../kernel/postgres/database.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { INVENTORY_LOOKUP, type InventoryLookup } from '../inventory.ports.js';
import { StorageLocations } from '../locations.service.js';
import { roomForItems, tooManyItems } from '../quotas.rules.js';
import { importQueue } from './import.queue.js';
import type { BadRow } from './import.schemas.js';
import { type Imported, type ItemImport, idsOf, importItem } from './import-item.js';
import {
  endImport,
  fileOf,
  type ImportRow,
  maxBadRows,
  type Progress,
  recordProgress,
  runningImport,
  whileRunning,
} from './import-store.js';
import { PlacesByPath } from './places-by-path.js';
import { type ImportPlan, type PlannedItem, type PlannedStock, planImport } from './plan-import.js';
import { TableReader } from './table-reader.js';

/** Carries out a running import, slice by slice. A repeated slice changes nothing: ids of items, places and commands follow from the import
 *  and the row. */
@Injectable()
export class ImportRunner {
  #plan: Plan | undefined;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(StorageLocations) private readonly locations: StorageLocations,
    @Inject(INVENTORY_LOOKUP) private readonly lookup: InventoryLookup,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(TableReader) private readonly reader: TableReader,
  ) {}

  async runSlice(
    importId: string,
    { now, signal, isLast }: Pick<JobRun, 'now' | 'signal' | 'isLast'>,
  ): Promise<void> {
    const row = await runningImport(this.db, importId);
    if (!row) return;
    try {
      await this.#runSlice(row, now, signal);
    } catch (error) {
      if (isLast) await endImport(this.db, importId, 'stopped');
      throw error;
    }
  }

  async #runSlice(row: ImportRow, now: string, signal: AbortSignal): Promise<void> {
    const plan = await this.#planOf(row);
    if (!plan) return endImport(this.db, row.id, 'cancelled');
    const { items, badRows, headers } = plan;
    const until = Math.min(row.next_item + slice, items.length);
    const there = await this.#thereAmong(row.owner_id, items.slice(row.next_item, until));
    const size = await this.lookup.sizeOf(row.owner_id);
    const room = { left: roomForItems(size), refusal: tooManyItems(size) };
    const meta = { actor: { id: row.owner_id, roles: [] }, now, commandId: row.id };
    const { missingRequirement } = await this.relations.standingOf(row.owner_id);
    const context: ItemImport = {
      bus: this.bus,
      eventStore: this.eventStore,
      meta,
      mapping: row.mapping,
      headers,
      known: row.known,
      isThere: (id) => there.has(id),
      mayShow: missingRequirement === null,
      isCancelled: this.#watch(row.id),
    };
    const places = new PlacesByPath(await this.lookup.places(row.owner_id));
    let progress: Progress = row.next_item === 0 ? { ...row, ...nothing, ...refusedRows(badRows) } : row;
    while (progress.next_item < until && !signal.aborted) {
      const some = items.slice(progress.next_item, Math.min(progress.next_item + step, until));
      const before = progress;
      const after = await whileRunning(this.db, row.id, async () => {
        const reached = withOutcomes(before, some, await this.#importAll(context, some, places, room));
        return (await recordProgress(this.db, row.id, reached)) ? reached : undefined;
      });
      if (!after) return;
      progress = after;
    }
    if (signal.aborted) return;
    if (progress.next_item >= items.length) {
      this.#plan = undefined;
      if (items.length === 0) await recordProgress(this.db, row.id, progress);
      return endImport(this.db, row.id, 'done');
    }
    await importQueue.enqueue(this.db, {
      key: `${row.id}:${progress.next_item}`,
      payload: { importId: row.id },
      dueAt: now,
    });
  }

  /** The plan of a running import, made once in a process. Undefined when its file is deleted. */
  async #planOf({ id, owner_id, mapping, created_at }: ImportRow): Promise<Plan | undefined> {
    const key = JSON.stringify([id, mapping]);
    if (this.#plan?.key === key) return this.#plan;
    const file = await fileOf(this.db, id);
    if (!file) return undefined;
    this.#plan = await this.reader.inTurn(owner_id, async () => {
      const table = await this.reader.table(file);
      return { key, headers: table.headers, ...(await planImport(table, mapping, created_at)) };
    });
    return this.#plan;
  }

  /** Whether the import was cancelled: checked in the database every fifth time. */
  #watch(id: string): () => Promise<boolean> {
    let asked = 0;
    let isOver = false;
    return async () => {
      asked += 1;
      if (!isOver && asked % 5 === 0) isOver = (await runningImport(this.db, id)) === undefined;
      return isOver;
    };
  }

  #thereAmong(ownerId: string, items: readonly PlannedItem[]): Promise<ReadonlySet<string>> {
    return this.lookup.itemsAmong(
      ownerId,
      items.flatMap(({ ref }) => idsOf(ownerId, ref)),
    );
  }

  async #importAll(
    context: ItemImport,
    items: readonly PlannedItem[],
    places: PlacesByPath,
    room: { left: number; readonly refusal: DomainError },
  ): Promise<readonly Outcome[]> {
    const paths = items.flatMap(({ stock }) => stock.map(({ place }) => place));
    await places.makeAll(paths, this.locations, context.meta);
    const planned: (readonly [PlannedItem, readonly StockAt[] | DomainError])[] = [];
    for (const item of items)
      planned.push([item, await refusalOr(this.#stockOf(item, places, context.meta))]);
    const limited = limitConcurrency(readAtOnce);
    return Promise.all(
      planned.map(([item, stock]) => {
        if (stock instanceof DomainError) return stock;
        const work = () => refusalOr(importItem(context, item, stock));
        const isKnown = idsOf(context.meta.actor.id, item.ref).some(context.isThere);
        if (!isKnown && room.left-- <= 0) return room.refusal;
        return isKnown ? limited(work) : work();
      }),
    );
  }

  /** The places of an item; missing ones are made. */
  async #stockOf(
    { stock }: PlannedItem,
    places: PlacesByPath,
    meta: CommandMetadata,
  ): Promise<readonly StockAt[]> {
    const lines = new Map<string | null, number | null>();
    for (const { place, quantity } of stock) {
      const id = await places.idOf(place, this.locations, meta);
      lines.set(id, sum(lines.has(id) ? (lines.get(id) ?? null) : 0, quantity));
    }
    return [...lines].map(([locationId, quantity]) => ({ locationId, quantity }));
  }
}

type Plan = ImportPlan & { readonly key: string; readonly headers: readonly string[] };
type StockAt = { readonly locationId: string | null; readonly quantity: PlannedStock['quantity'] };
type Outcome = Imported | DomainError;

const nothing = { handled: 0, added: 0, changed: 0, unchanged: 0 };
const refusedRows = (badRows: readonly BadRow[]) => ({
  handled: badRows.length,
  refused: badRows.length,
  bad_rows: badRows.slice(0, maxBadRows),
});

const refusalOr = <Value>(work: Promise<Value>): Promise<Value | DomainError> =>
  work.catch((error: unknown) => {
    if (error instanceof DomainError) return error;
    throw error;
  });

function withOutcomes(
  before: Progress,
  items: readonly PlannedItem[],
  outcomes: readonly Outcome[],
): Progress {
  const rowsOf = (name: Imported['outcome']) =>
    outcomes.filter((one) => !(one instanceof DomainError) && one.outcome === name).length;
  const refused = items.flatMap(({ row, rows }, at) => {
    const one = outcomes[at];
    return one instanceof DomainError ? [{ row, rows, reasons: [one.message, ...withFurther(rows)] }] : [];
  });
  const bad = refused.map(({ row, reasons }): BadRow => ({ row, reasons }));
  return {
    next_item: before.next_item + items.length,
    handled: before.handled + items.reduce((rows, item) => rows + item.rows, 0),
    added: before.added + rowsOf('added'),
    changed: before.changed + rowsOf('changed'),
    unchanged: before.unchanged + rowsOf('unchanged'),
    refused: before.refused + refused.reduce((all, { rows }) => all + rows, 0),
    bad_rows: [...before.bad_rows, ...bad].slice(0, maxBadRows),
    position: outcomes.reduce(
      (max, one) => (one instanceof DomainError ? max : Math.max(max, one.position)),
      before.position,
    ),
  };
}

function withFurther(rows: number): readonly string[] {
  if (rows < 2) return [];
  return [
    rows === 2
      ? 'The further row with its id is left out too.'
      : `The ${rows - 1} further rows with its id are left out too.`,
  ];
}

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

/** Sizes: items of one queue entry, items between two records of progress, and items whose history is read at the same
 *  time. New items are not read: those of a step share their appends, and processors wake up once for all of them. */
const slice = 1_000;
const step = 250;
const readAtOnce = 16;
