import { sql } from 'kysely';
import { buildTitle, vehicleName } from '../../../modules/builds/build/vehicle-name.rules.js';
import type { FitHistory, FitOfItem } from '../../../modules/builds/fit-history.ports.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { seesBuild } from './audience.js';
import type { BuildRow } from './builds.rows.js';

/** A build as those are told of it who see it. */
export interface NamedBuild {
  readonly id: string;
  readonly title: string;
  readonly ownerId: string;
}

/** These builds by id. */
export async function namedBuilds(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedBuild>> {
  const { rows } = await sql<Pick<BuildRow, 'id' | 'owner_id' | 'nickname' | 'year' | 'make' | 'model'>>`
    select id, owner_id, nickname, year, make, model from builds.build where id = any(${[...ids]})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, { id: row.id, title: buildTitle(row), ownerId: row.owner_id }]));
}

/** What items' owners said of their fit, for the history of an item.
 *  source  modules/inventory/README.md, Part passport */
export const fitHistory = (db: Database): FitHistory => ({
  fitOf: async (itemIds) => {
    const { rows } = await sql<Omit<FitOfItem, 'vehicle'> & Car & { readonly isPublic: boolean }>`
      select w.item_id as "itemId", w.author_id as "authorId", w.at, w.fit, w.year, w.make, w.model, ${seesBuild(guest)} as "isPublic"
      from builds.witness w join builds.task t on t.id = w.task_id join builds.build b on b.id = w.build_id
        join builds.part p on p.task_id = w.task_id and p.part_id = w.part_id
      where w.item_id = any(${[...itemIds]}) and not t.is_deleted and not p.is_dropped and b.standing not in ('deleted', 'removed')
      order by w.at`.execute(db);
    return rows.map(({ itemId, authorId, at, fit, isPublic, ...car }) => ({
      itemId,
      authorId,
      at,
      fit,
      vehicle: isPublic ? vehicleName(car) : null,
    }));
  },
  publicVehicles: async (buildIds) => {
    if (!buildIds.length) return new Map();
    const { rows } = await sql<Car & { readonly id: string }>`select id, year, make, model from builds.build b
      where id = any(${[...buildIds]}) and ${seesBuild(guest)}`.execute(db);
    return new Map(rows.map((row) => [row.id, vehicleName(row)]));
  },
});

const guest = { id: '', isStaff: false };
type Car = Pick<BuildRow, 'year' | 'make' | 'model'>;
