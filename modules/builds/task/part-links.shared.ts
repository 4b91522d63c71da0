import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';

/** What a part may be joined to: an item of an inventory, the wanted ad that looks for it, the listing that it came by. */
export type LinkKind = 'item' | 'need' | 'offer';

export interface LinkedPart {
  readonly taskId: string;
  readonly partId: string;
}

/** Which parts are, or ever were, joined to what. The processes that follow items and wanted ads write these rows, each its own kinds, so that none misses a link; what holds now,
 *  the tasks say. */
export const partLinks = {
  add: async (
    tx: Database,
    kind: LinkKind,
    refId: string,
    { taskId, partId, memberId }: LinkedPart & { readonly memberId: string },
  ): Promise<void> => {
    await sql`insert into building.part_link (kind, ref_id, task_id, part_id, member_id)
      values (${kind}, ${refId}, ${taskId}, ${partId}, ${memberId}) on conflict do nothing`.execute(tx);
  },
  of: async (tx: Database, kind: LinkKind, refId: string): Promise<readonly LinkedPart[]> => {
    const { rows } =
      await sql<LinkedPart>`select task_id as "taskId", part_id as "partId" from building.part_link
      where kind = ${kind} and ref_id = ${refId} order by task_id, part_id`.execute(tx);
    return rows;
  },
  /** An item was merged into another: its parts are that one's too. */
  copy: async (tx: Database, kind: LinkKind, fromId: string, toId: string): Promise<void> => {
    await sql`insert into building.part_link (kind, ref_id, task_id, part_id, member_id)
      select kind, ${toId}, task_id, part_id, member_id from building.part_link
      where kind = ${kind} and ref_id = ${fromId} on conflict do nothing`.execute(tx);
  },
  /** Each of the two processes removes what it wrote. */
  removeOf: async (tx: Database, memberId: string, which: 'items' | 'listings'): Promise<void> => {
    await sql`delete from building.part_link
      where member_id = ${memberId} and (kind = 'item') = ${which === 'items'}`.execute(tx);
  },
};
