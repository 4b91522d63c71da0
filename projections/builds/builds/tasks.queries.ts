import { type RawBuilder, sql } from 'kysely';
import { columns, systems } from '../../../modules/builds/builds.schemas.js';
import type { getBoard, listTasks } from '../../../modules/builds/task/task.contract.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { QueryOf, ResponseOf } from '../../../modules/kernel/http/contract.js';
import { type Along, alongFor, photosAlong } from './along.js';
import { readerOf } from './audience.js';
import type { TaskRow } from './builds.rows.js';
import { type Cursor, pageOf, readCursor } from './cursor.js';
import { findBuild, standingIn } from './found-build.queries.js';
import type { BuildReads } from './reads.js';
import { hasWords } from './search-words.js';
import { taskCards } from './task-cards.js';

type Deps = Pick<BuildReads, 'db' | 'showPhoto'>;
type Query = QueryOf<typeof listTasks>;

/** The board: the first tasks of each column, with cursors of the list of that column.
 *  errors  BUILD_NOT_FOUND (not-found) */
export async function boardOf(
  deps: Deps,
  buildId: string,
  { limit, ...query }: QueryOf<typeof getBoard>,
  viewer: Viewer,
): Promise<ResponseOf<typeof getBoard>> {
  const { showsCosts, along } = await shownTo(deps, buildId, viewer);
  const shown = columns.map((column) => ({ buildId, ...query, column }));
  const [pages, totals] = await Promise.all([
    Promise.all(shown.map((where) => readTasks(deps, where, sorts.board, undefined, limit))),
    countTasks(deps, { buildId, ...query }),
  ]);
  return {
    columns: await Promise.all(
      pages.map(async ({ rows, next }, at) => {
        const column = columns[at] ?? 'backlog';
        const tasks = await taskCards(deps, photosAlong(rows, along), showsCosts);
        return { column, total: totals.get(column) ?? 0, tasks, next };
      }),
    ),
  };
}

/** Tasks by column and rank, by system, or the last changed first.
 *  errors  BUILD_NOT_FOUND (not-found), BAD_CURSOR (invalid) */
export async function tasksOfBuild(
  deps: Deps,
  buildId: string,
  { cursor, limit, sort = 'board', ...query }: Query,
  viewer: Viewer,
): Promise<ResponseOf<typeof listTasks>> {
  const by = sorts[sort];
  const from = readCursor(cursor, by.types);
  const { showsCosts, along } = await shownTo(deps, buildId, viewer);
  const [{ rows, next }, totals] = await Promise.all([
    readTasks(deps, { buildId, ...query }, by, from, limit),
    countTasks(deps, { buildId, ...query }),
  ]);
  return {
    tasks: await taskCards(deps, photosAlong(rows, along), showsCosts),
    total: [...totals.values()].reduce((sum, n) => sum + n, 0),
    next,
  };
}

async function shownTo(
  { db }: Deps,
  buildId: string,
  viewer: Viewer,
): Promise<{ readonly showsCosts: boolean; readonly along: Along }> {
  const reader = readerOf(viewer);
  const build = await findBuild(db, buildId, reader);
  return { showsCosts: standingIn(build, reader) !== null, along: alongFor(build) };
}

type Where = { readonly buildId: string } & Partial<Pick<Query, 'column' | 'system' | 'blocked' | 'search'>>;

interface Sort {
  /** In the order of rows; the last one is the id. */
  readonly keys: readonly RawBuilder<unknown>[];
  readonly types: readonly ('string' | 'time' | 'integer')[];
  readonly isDescending: boolean;
  cursorOf(row: TaskRow): Cursor;
}

const columnAt = sql`array_position(${[...columns]}::text[], column_name)`;
const systemAt = sql`array_position(${[...systems]}::text[], system)`;
const placeOf = (row: TaskRow) => columns.indexOf(row.column_name) + 1;

const sorts: Readonly<Record<NonNullable<Query['sort']>, Sort>> = {
  board: {
    keys: [columnAt, sql`rank`, sql`id`],
    types: ['integer', 'string', 'string'],
    isDescending: false,
    cursorOf: (row) => [placeOf(row), row.rank, row.id],
  },
  system: {
    keys: [systemAt, columnAt, sql`rank`, sql`id`],
    types: ['integer', 'integer', 'string', 'string'],
    isDescending: false,
    cursorOf: (row) => [systems.indexOf(row.system) + 1, placeOf(row), row.rank, row.id],
  },
  changed: {
    keys: [sql`changed_at`, sql`id`],
    types: ['time', 'string'],
    isDescending: true,
    cursorOf: (row) => [row.changed_at, row.id],
  },
};

/** One column is read by its index; any other page takes the keys of all tasks of a build, of which there are at most 2,000. */
async function readTasks({ db }: Deps, where: Where, by: Sort, from: Cursor | undefined, limit: number) {
  const isOneColumn = where.column !== undefined && by === sorts.board;
  const keys = isOneColumn ? by.keys.slice(1) : by.keys;
  const direction = by.isDescending ? sql`desc` : sql`asc`;
  const after = isOneColumn ? from?.slice(1) : from;
  const types = isOneColumn ? by.types.slice(1) : by.types;
  const place = after?.map((value, at) => sql`${value}::${castOf(types[at])}`);
  const { rows } = await sql<TaskRow>`select * from builds.task
    where ${conditions(where)} ${place ? sql`and (${sql.join(keys)}) ${by.isDescending ? sql`<` : sql`>`} (${sql.join(place)})` : sql``}
    order by ${sql.join(keys.map((key) => sql`${key} ${direction}`))} limit ${limit + 1}`.execute(db);
  return pageOf(rows, limit, by.cursorOf);
}

const casts = { string: sql`text`, time: sql`timestamptz`, integer: sql`bigint` };
const castOf = (type: Sort['types'][number] | undefined) => casts[type ?? 'string'];

async function countTasks({ db }: Deps, where: Where): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ column_name: string; n: number }>`
    select column_name, count(*)::int as n from builds.task where ${conditions(where)} group by column_name`.execute(
    db,
  );
  return new Map(rows.map(({ column_name, n }) => [column_name, n]));
}

const conditions = ({ buildId, column, system, blocked, search }: Where): RawBuilder<unknown> =>
  sql.join(
    [
      sql`build_id = ${buildId} and not is_deleted`,
      ...(column ? [sql`column_name = ${column}`] : []),
      ...(system ? [sql`system = ${system}`] : []),
      ...(blocked ? [sql`blocked is not null`] : []),
      hasWords(search, sql`words`),
    ],
    sql` and `,
  );
