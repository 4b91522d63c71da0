import { sql } from 'kysely';
import type { Database } from '../../kernel/postgres/database.js';

/** Who has to do with which build: its owner, collaborators, whoever it is offered to. The process that ends these parts writes them, so that it never
 *  misses one. */
export const personRows = {
  /** Everybody who has to do with a build now. */
  set: async (tx: Database, buildId: string, memberIds: readonly string[]): Promise<void> => {
    await sql`delete from building.person where build_id = ${buildId}`.execute(tx);
    await sql`insert into building.person (build_id, member_id)
      select ${buildId}, member_id from unnest(${[...new Set(memberIds)]}::text[]) member_id`.execute(tx);
  },
  /** The builds that all of these members have to do with. */
  buildsOf: async (tx: Database, memberIds: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await sql<{ build_id: string }>`
      select build_id from building.person where member_id = any(${[...memberIds]})
      group by build_id having count(*) = ${memberIds.length} order by build_id`.execute(tx);
    return rows.map(({ build_id }) => build_id);
  },
  removeOf: async (tx: Database, memberId: string): Promise<void> => {
    await sql`delete from building.person where member_id = ${memberId}`.execute(tx);
  },
};
