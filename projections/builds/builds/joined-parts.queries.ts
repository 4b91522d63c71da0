import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** A part of a task of a build, as processes find it by what it is joined to. */
export interface JoinedPart {
  readonly buildId: string;
  readonly taskId: string;
  readonly partId: string;
  readonly ownerId: string;
  readonly status: 'planned' | 'sought' | 'arrived' | 'installed';
  readonly portionId: string | null;
}

/** The parts that a wanted ad looks for, or has found. */
export const partsSoughtBy = (db: Database, listingId: string): Promise<readonly JoinedPart[]> =>
  partsWhere(db, sql`p.need_id = ${listingId}`);

/** The parts that are an item of an inventory, or are to be. */
export const partsThatAre = (db: Database, itemId: string): Promise<readonly JoinedPart[]> =>
  partsWhere(db, sql`p.item_id = ${itemId}`);

async function partsWhere(db: Database, condition: RawBuilder<unknown>): Promise<readonly JoinedPart[]> {
  const { rows } = await sql<JoinedPart>`
    select p.build_id as "buildId", p.task_id as "taskId", p.part_id as "partId", b.owner_id as "ownerId", p.status,
      p.portion_id as "portionId"
    from builds.part p join builds.build b on b.id = p.build_id where ${condition} order by p.task_id, p.part_id`.execute(
    db,
  );
  return rows;
}
