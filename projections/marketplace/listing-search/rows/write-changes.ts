import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { allDone } from '../../../../modules/kernel/async/all-done.js';
import type { CipherKey } from '../../../../modules/kernel/encryption/person-keys.js';
import type { CopyRows } from '../../../../modules/kernel/postgres/copy-rows.js';
import type { DatabaseTransaction } from '../../../../modules/kernel/postgres/database.js';
import { type CardRow, cardColumnNames, type StoredCard } from '../listing-search.table.js';
import { any, everywhere, kinds } from './codes.js';
import { storedFits } from './fits.js';
import { sealCard } from './sealed-cards.js';
import { hasSameEntry, hasSameWords, type SearchEntry, searchEntryOf } from './search-entry.js';
import { searchRowColumns, searchRowValues, storedWords } from './search-rows.js';
import { vehicleRowColumns, vehicleRowValues, writeVehicleRows } from './vehicle-rows.js';

/** The rows of a batch, by id. */
export interface Loaded {
  readonly cards: ReadonlyMap<string, CardRow>;
  /** Members known to be erased. */
  readonly erased: ReadonlySet<string>;
}

export interface Changes {
  readonly before: Loaded;
  readonly cards: ReadonlyMap<string, CardRow>;
  readonly erased: ReadonlySet<string>;
  /** Whether counts and vocabulary are maintained row by row, or made by `afterRebuild`. */
  readonly countsMaintained: boolean;
  /** In a rebuild: cards that were not loaded are new. */
  readonly copyRows?: CopyRows | undefined;
  /** The keys of the sellers. */
  readonly keys: ReadonlyMap<string, CipherKey>;
}

/** Write the rows that differ from the loaded ones, with their search rows, counts and words. */
export async function writeChanges(db: DatabaseTransaction, changes: Changes): Promise<void> {
  const { before, cards, erased, countsMaintained, copyRows, keys } = changes;
  const ids = new Set([...before.cards.keys(), ...cards.keys()]);
  const touched = [...ids].filter((id) => cards.get(id) !== before.cards.get(id));
  const gone = touched.filter((id) => !cards.has(id));
  const added = [...erased].filter((id) => !before.erased.has(id));
  if (added.length) await sql`insert into erased select unnest(${added}::text[])`.execute(db);
  if (!touched.length) return;
  if (gone.length) await sql`delete from card where id = any(${gone})`.execute(db);
  const moves: Move[] = [];
  let writing: Promise<unknown> | undefined;
  for (let at = 0; at < touched.length; at += rowsAtOnce) {
    const ids = touched.slice(at, at + rowsAtOnce);
    const rows = ids
      .flatMap((id) => cards.get(id) ?? [])
      .map((row) => sealCard(row, keys.get(row.seller_id)));
    const moved = ids.flatMap((id) => moveOf(before.cards.get(id), cards.get(id)) ?? []);
    const write = copyRows
      ? copyOrWrite(db, copyRows, rows, moved, ({ id }) => !before.cards.has(id))
      : writeRows(db, rows, moved);
    if (copyRows) writing = allDone([writing, write()]);
    else {
      await writing;
      writing = write();
    }
    writing.catch(() => undefined); // the error is reported when the promise is awaited
    if (countsMaintained) moves.push(...moved);
    await setImmediate(); // the database receives the statement before the next rows are made
  }
  await writing;
  if (countsMaintained) await moveCounts(db, moves);
}

/** Rows in a statement: the next are made while the database writes these. */
const rowsAtOnce = 100;

function writeRows(db: DatabaseTransaction, rows: readonly StoredCard[], moves: readonly Move[]) {
  const cards = JSON.stringify(rows);
  return async () => {
    await writeCards(db, cards);
    await writeSearchRows(db, moves);
    await writeVehicleRows(db, moves);
  };
}

/** New rows are copied, the others updated. */
function copyOrWrite(
  db: DatabaseTransaction,
  copyRows: CopyRows,
  rows: readonly StoredCard[],
  moves: readonly Move[],
  isNew: (row: StoredCard) => boolean,
) {
  const cards = rows.filter(isNew).map((row) => cardColumnNames.map((name) => row[name]));
  const added = moves.flatMap(({ was, is }) => (is && !was ? [is] : []));
  const searchRows = added.map(searchRowValues);
  const vehicleRows = added.flatMap(vehicleRowValues);
  const others = writeRows(
    db,
    rows.filter((row) => !isNew(row)),
    moves.filter(({ was }) => was),
  );
  return async () => {
    await allDone([
      copyRows('card', cardColumnNames, cards),
      copyRows('spot', searchRowColumns, searchRows),
      copyRows('of_vehicle', vehicleRowColumns, vehicleRows),
      others(),
    ]);
  };
}

function moveOf(before: CardRow | undefined, after: CardRow | undefined): Move | undefined {
  if (before && after && hasSameEntry(before, after)) return undefined;
  const was = before && searchEntryOf(before);
  const is = after && searchEntryOf(after, before && hasSameWords(before, after) ? was?.words : undefined);
  return was || is ? { was, is } : undefined;
}

/** The previous and the current search entry of a listing. */
export interface Move {
  readonly was: SearchEntry | undefined;
  readonly is: SearchEntry | undefined;
}

/** Update counts and vocabulary for search rows that were added, removed or changed. */
export async function moveCounts(db: DatabaseTransaction, moves: readonly Move[]): Promise<void> {
  const cells = new Map<string, number[]>();
  const words = new Map<string, number>();
  for (const { was, is } of moves) {
    if (!was || !is || placeOf(was) !== placeOf(is)) {
      if (was) count(cells, was, -1);
      if (is) count(cells, is, 1);
    }
    const old = new Set(was?.words);
    const fresh = new Set(is?.words);
    for (const word of fresh) if (!old.has(word)) words.set(word, (words.get(word) ?? 0) + 1);
    for (const word of old) if (!fresh.has(word)) words.set(word, (words.get(word) ?? 0) - 1);
  }
  await writeCellCounts(db, cells);
  await writeVocabulary(db, words);
}

const placeOf = ({ cell, segment, category, sub, kind }: SearchEntry): string =>
  [cell, segment, category, sub, kind].join();

function count(cells: Map<string, number[]>, searchRow: SearchEntry, step: 1 | -1): void {
  for (const segment of [any, searchRow.segment]) {
    for (const [category, sub] of [
      [any, any],
      [searchRow.category, any],
      [searchRow.category, searchRow.sub],
    ]) {
      for (const cell of [everywhere, searchRow.cell]) {
        const key = [segment, category, sub, cell].join();
        const counts = cells.get(key) ?? Array.from({ length: kinds }, () => 0);
        counts[searchRow.kind] = (counts[searchRow.kind] ?? 0) + step;
        cells.set(key, counts);
      }
    }
  }
}

async function writeCards(db: DatabaseTransaction, cards: string): Promise<void> {
  if (cards === '[]') return;
  const set = cardColumnNames.map((name) => `${name} = excluded.${name}`).join(', ');
  await sql`insert into card select * from json_populate_recordset(null::card, ${cards})
    on conflict (id) do update set ${sql.raw(set)}`.execute(db);
}

async function writeSearchRows(db: DatabaseTransaction, moves: readonly Move[]): Promise<void> {
  const left = moves.flatMap(({ was, is }) => (was && was.no !== is?.no ? [was.no] : []));
  if (left.length) await sql`delete from spot where no = any(${left})`.execute(db);
  const searchRows = moves.flatMap(({ is }) =>
    is ? [{ ...is, vehicles: [], words: storedWords(is), fits: storedFits(is.fits) }] : [],
  );
  if (!searchRows.length) return;
  await sql`insert into spot (no, published, x, y, z, price, cell, segment, category, sub, kind, quality, make, point, words, fits)
    select no, published, x, y, z, price, cell, segment, category, sub, kind, quality, make, cube(array[x, y, z]), array_to_tsvector(string_to_array(words, ' ')), fits
    from json_to_recordset(${JSON.stringify(searchRows)}) s(no bigint, published bigint, x float8, y float8, z float8, price int, cell int,
      segment smallint, category smallint, sub smallint, kind smallint, quality smallint, make smallint, words text, fits text)
    order by cell
    on conflict (no) do update set published = excluded.published, x = excluded.x, y = excluded.y, z = excluded.z, price = excluded.price,
      cell = excluded.cell, segment = excluded.segment, category = excluded.category, sub = excluded.sub, kind = excluded.kind,
      quality = excluded.quality, make = excluded.make, point = excluded.point, words = excluded.words, fits = excluded.fits`.execute(
    db,
  );
}

async function writeCellCounts(
  db: DatabaseTransaction,
  cells: ReadonlyMap<string, readonly number[]>,
): Promise<void> {
  const changed = [...cells].filter(([, counts]) => counts.some((n) => n !== 0));
  if (!changed.length) return;
  const rows = changed.map(([key, counts]) => [...key.split(',').map(Number), ...counts]);
  const column = (at: number) => rows.map((row) => row[at] ?? 0);
  await sql`insert into cell_count select * from unnest(${column(0)}::smallint[], ${column(1)}::smallint[], ${column(2)}::smallint[], ${column(3)}::int[],
      ${column(4)}::int[], ${column(5)}::int[], ${column(6)}::int[], ${column(7)}::int[], ${column(8)}::int[], ${column(9)}::int[])
    on conflict (segment, category, sub, cell) do update set n0 = cell_count.n0 + excluded.n0, n1 = cell_count.n1 + excluded.n1, n2 = cell_count.n2 + excluded.n2,
      n3 = cell_count.n3 + excluded.n3, n4 = cell_count.n4 + excluded.n4, n5 = cell_count.n5 + excluded.n5`.execute(
    db,
  );
  const lessened = changed.flatMap(([key, counts]) =>
    counts.some((n) => n < 0) ? [key.split(',').map(Number)] : [],
  );
  if (!lessened.length) return;
  const part = (at: number) => lessened.map((row) => row[at] ?? 0);
  await sql`delete from cell_count c using unnest(${part(0)}::smallint[], ${part(1)}::smallint[], ${part(2)}::smallint[], ${part(3)}::int[]) k(segment, category, sub, cell)
    where (c.segment, c.category, c.sub, c.cell) = (k.segment, k.category, k.sub, k.cell) and c.n0 + c.n1 + c.n2 + c.n3 + c.n4 + c.n5 = 0`.execute(
    db,
  );
}

async function writeVocabulary(db: DatabaseTransaction, words: ReadonlyMap<string, number>): Promise<void> {
  const changed = [...words].filter(([, step]) => step !== 0);
  if (!changed.length) return;
  await sql`insert into vocabulary select * from unnest(${changed.map(([word]) => word)}::text[], ${changed.map(([, step]) => step)}::int[])
    on conflict (word) do update set listings = vocabulary.listings + excluded.listings`.execute(db);
  const lessened = changed.flatMap(([word, step]) => (step < 0 ? [word] : []));
  if (lessened.length)
    await sql`delete from vocabulary where word = any(${lessened}) and listings = 0`.execute(db);
}
