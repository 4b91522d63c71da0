import { type RawBuilder, sql } from 'kysely';
import type {
  CommunityWords,
  communityEvents,
} from '../../../modules/community/community/community.events.js';
import { vehicleKey } from '../../../modules/community/follow/vehicle-key.rules.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { searchTextOf } from '../../../modules/kernel/text/words.rules.js';

type CommunityEvent = RecordedEvent<EventOf<typeof communityEvents>>;

/** The row of a community after an event, its moderators and its links. */
export async function writeCommunity(tx: DatabaseTransaction, event: CommunityEvent): Promise<void> {
  const { entityId: id } = event;
  if (event.type === 'CommunityFounded') return found(tx, event);
  await sql`update community set ${sql.join([...changesOf(event), sql`version = ${event.version}`])} where id = ${id}`.execute(
    tx,
  );
  switch (event.type) {
    case 'ModeratorAppointed':
      return appoint(tx, id, event.data.memberId, event.position);
    case 'ModeratorLeft':
      return dismiss(tx, id, event.data.memberId);
    case 'OwnershipPassed': {
      const { fromId, toId, because } = event.data;
      await dismiss(tx, id, toId);
      if (because === 'handed over') await appoint(tx, id, fromId, event.position);
      return;
    }
    case 'InvitationLinkMade': {
      const { linkId, endsAt, by } = event.data;
      await sql`insert into invitation values (${linkId}, ${id}, ${endsAt}, ${notErased(by)})`.execute(tx);
      return;
    }
    case 'InvitationLinkEnded':
      await sql`delete from invitation where link_id = ${event.data.linkId}`.execute(tx);
      return;
    case 'CommunityChanged':
    case 'CommunityCoverChanged':
    case 'PostPinned':
    case 'PostUnpinned':
    case 'CommunityArchived':
    case 'CommunityReopened':
      return;
    default:
      return unreachable(event);
  }
}

/** What an event changes in the row of the community itself. */
function changesOf(
  event: Exclude<CommunityEvent, { readonly type: 'CommunityFounded' }>,
): RawBuilder<unknown>[] {
  switch (event.type) {
    case 'CommunityChanged':
      return Object.entries(columnsOf(event.data)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    case 'CommunityCoverChanged':
      return [sql`cover = ${jsonOf(event.data.cover)}`];
    case 'OwnershipPassed':
      return [sql`owner_id = ${notErased(event.data.toId)}`];
    case 'PostPinned':
      return [sql`pinned = array_append(pinned, ${event.data.postId})`];
    case 'PostUnpinned':
      return [sql`pinned = array_remove(pinned, ${event.data.postId})`];
    case 'CommunityArchived': {
      const { because, reason } = event.data;
      const archived = [sql`archived_because = ${because}`, sql`archived_reason = ${reason}`];
      return because === 'nobody to own it'
        ? [...archived, sql`owner_id = null`, sql`cover = null`]
        : archived;
    }
    case 'CommunityReopened':
      return [sql`archived_because = null`, sql`archived_reason = null`];
    case 'ModeratorAppointed':
    case 'ModeratorLeft':
    case 'InvitationLinkMade':
    case 'InvitationLinkEnded':
      return [];
    default:
      return unreachable(event);
  }
}

async function found(
  tx: DatabaseTransaction,
  { entityId, data, recordedAt, version }: Extract<CommunityEvent, { readonly type: 'CommunityFounded' }>,
): Promise<void> {
  const row = {
    id: entityId,
    slug: data.slug,
    owner_id: notErased(data.ownerId),
    founded_at: recordedAt,
    version,
    ...columnsOf(data),
  };
  const names = Object.keys(row).map((name) => sql.ref(name));
  await sql`insert into community (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(tx);
}

const columnsOf = ({ name, kind, description, rules, place, vehicles, ...words }: CommunityWords) => ({
  name,
  kind,
  description,
  rules: jsonOf(rules),
  zip: place?.zip ?? null,
  area: place?.area ?? null,
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  vehicles: jsonOf(vehicles),
  makes: [...new Set(vehicles.map(({ make }) => vehicleKey({ make })))],
  join_policy: words.join,
  visibility: words.visibility,
  is_adults_only: words.isAdultsOnly,
  words: searchTextOf(
    name,
    description,
    place?.area,
    ...vehicles.map(({ make, model }) => `${make} ${model ?? ''}`),
  ),
});

const jsonOf = (value: unknown): RawBuilder<unknown> =>
  value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`;

const notErased = (memberId: string): RawBuilder<unknown> =>
  sql`(select ${memberId}::text where ${memberId}::text <> 'staff' and not exists (select from erased e where e.id = ${memberId}))`;

async function appoint(
  tx: DatabaseTransaction,
  id: string,
  memberId: string,
  position: number,
): Promise<void> {
  await sql`insert into moderator select ${id}, ${memberId}, ${position}
    where not exists (select from erased e where e.id = ${memberId}) on conflict do nothing`.execute(tx);
}

async function dismiss(tx: DatabaseTransaction, id: string, memberId: string): Promise<void> {
  await sql`delete from moderator where community_id = ${id} and member_id = ${memberId}`.execute(tx);
}
