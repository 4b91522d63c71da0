import { sql } from 'kysely';
import { membershipEvents } from '../../../modules/community/membership/membership.events.js';
import { idOfMembership } from '../../../modules/community/membership/membership-ids.shared.js';
import { type ExportSection, withoutStaff } from '../../../modules/kernel/export/export-section.js';
import type { ModuleContext } from '../../../modules/kernel/manifest/manifest.js';
import { photoFiles } from '../../../modules/media/photo-blobs.shared.js';

/** The communities that a member is in, asked to join or is banned from, with what happened to their part, what they did as a moderator, and the covers of
 *  those that they own. */
export const exportMemberships = ({
  db,
  eventStore,
}: Pick<ModuleContext, 'db' | 'eventStore'>): ExportSection => ({
  file: 'memberships.json',
  read: async (memberId) => {
    const memberships = await sql<{ id: string; name: string; slug: string }>`
      select c.id, c.name, c.slug, m.status, m.since, m.banned_until as "bannedUntil"
      from communities.membership m join communities.community c on c.id = m.community_id
      where m.member_id = ${memberId} order by m.since, c.id`.execute(db);
    const acts = await sql<object>`
      select a.at, a.what, a.rule, a.reason, a.community_id as "communityId", c.name as community
      from communities.act a join communities.community c on c.id = a.community_id
      where a.moderator_id = ${memberId} order by a.position`.execute(db);
    return {
      memberships: await Promise.all(
        memberships.rows.map(async (row) => ({
          ...row,
          events: (await eventStore.read(membershipEvents, idOfMembership(row.id, memberId))).map(
            withoutStaff(membershipEvents),
          ),
        })),
      ),
      acts: acts.rows,
    };
  },
  blobs: async (memberId) => {
    const { rows } = await sql<{ id: string }>`select cover->>'id' as id from communities.community
      where owner_id = ${memberId} and cover is not null order by founded_at, id`.execute(db);
    return rows.map(({ id }) => ({ path: `photos/${id}.webp`, blob: photoFiles.largest(id) }));
  },
});
