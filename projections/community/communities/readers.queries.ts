import { sql } from 'kysely';
import type {
  Ban,
  CommunitiesOfReaders,
  CommunityPart,
} from '../../../modules/community/community/communities.ports.js';
import type { CommunityRef } from '../../../modules/community/community.schemas.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** source  CommunitiesOfReaders */
export const communitiesOfReaders = (db: Database): CommunitiesOfReaders => ({
  of: async (memberId) => {
    const { rows } = await sql<CommunityPart>`
      select m.community_id as id, o.member_id is not null or c.owner_id = m.member_id as "isModerator"
      from communities.membership m join communities.community c on c.id = m.community_id
        left join communities.moderator o on o.community_id = m.community_id and o.member_id = m.member_id
      where m.member_id = ${memberId} and m.status = 'member' order by m.since, m.community_id`.execute(db);
    return rows;
  },
  bannedFrom: async (memberId, now) => {
    const { rows } = await sql<Ban>`
      select c.slug, c.name, m.since, m.banned_until as until
      from communities.membership m join communities.community c on c.id = m.community_id
      where m.member_id = ${memberId} and m.status = 'banned' and (m.banned_until is null or m.banned_until > ${now})
      order by m.since, m.community_id`.execute(db);
    return rows;
  },
  named: async (ids) => {
    if (!ids.length) return new Map();
    const { rows } = await sql<CommunityRef & { isOpen: boolean }>`
      select id, slug, name, visibility = 'everybody' as "isOpen" from communities.community where id = any(${[...ids]})`.execute(
      db,
    );
    return new Map(rows.map((row) => [row.id, row]));
  },
  readersAmong: async (communityId, memberIds) => {
    const { rows } = await sql<{
      id: string;
    }>`select asked.id from unnest(${[...memberIds]}::text[]) as asked (id)
      join communities.community c on c.id = ${communityId}
      where c.visibility = 'everybody' or exists (select from communities.membership m
        where m.community_id = c.id and m.member_id = asked.id and m.status = 'member')`.execute(db);
    return new Set(rows.map(({ id }) => id));
  },
});
