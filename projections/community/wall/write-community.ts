import { sql } from 'kysely';
import type { CommunityWords } from '../../../modules/community/community/community.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { HandledEvent, Touched } from './handled.js';

type Changed = HandledEvent<
  | 'CommunityFounded'
  | 'CommunityChanged'
  | 'CommunityArchived'
  | 'CommunityReopened'
  | 'PostPinned'
  | 'PostUnpinned'
>;

/** What of a community decides who sees its posts. */
export async function changeCommunity(
  tx: DatabaseTransaction,
  event: Changed,
  touched: Touched,
): Promise<void> {
  const { entityId: id } = event;
  switch (event.type) {
    case 'CommunityFounded': {
      const { slug, name, isAdultsOnly } = event.data;
      await sql`insert into community (id, slug, name, is_open, is_adults_only, is_archived)
        values (${id}, ${slug}, ${name}, ${isOpen(event.data)}, ${isAdultsOnly}, false) on conflict do nothing`.execute(
        tx,
      );
      return;
    }
    case 'CommunityChanged':
      await sql`update community set name = ${event.data.name}, is_open = ${isOpen(event.data)},
        is_adults_only = ${event.data.isAdultsOnly} where id = ${id}`.execute(tx);
      return touchPostsIn(tx, id, touched);
    case 'CommunityArchived':
      await sql`update community set is_archived = true where id = ${id}`.execute(tx);
      return;
    case 'CommunityReopened':
      await sql`update community set is_archived = false where id = ${id}`.execute(tx);
      return;
    case 'PostPinned':
      await sql`update post set is_pinned = true where id = ${event.data.postId}`.execute(tx);
      return;
    case 'PostUnpinned':
      await sql`update post set is_pinned = false where id = ${event.data.postId}`.execute(tx);
      return;
    default:
      return unreachable(event);
  }
}

const isOpen = ({ visibility }: Pick<CommunityWords, 'visibility'>): boolean => visibility === 'everybody';

/** Those of its posts whose feeds no longer say who reads its wall. */
async function touchPostsIn(tx: DatabaseTransaction, id: string, { entered }: Touched): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select post.id from post join community on community.id = post.community_id
    where community.id = ${id} and post.status = 'published' and community.is_open is distinct from
      exists (select from entry where entry.post_id = post.id and entry.source = 'all')`.execute(tx);
  for (const post of rows) entered.add(post.id);
}
