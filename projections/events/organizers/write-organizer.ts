import { type RawBuilder, sql } from 'kysely';
import type {
  OrganizerWords,
  organizerEvents,
  TeamRole,
} from '../../../modules/events/organizer/organizer.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { searchTextOf } from '../../../modules/kernel/text/words.rules.js';

type OrganizerEvent = RecordedEvent<EventOf<typeof organizerEvents>>;

/** The row of an organizer after an event, its team and its invitations. */
export async function writeOrganizer(tx: DatabaseTransaction, event: OrganizerEvent): Promise<void> {
  const { entityId: id, position } = event;
  if (event.type === 'OrganizerApplied') return begin(tx, event);
  await sql`update organizer set ${sql.join([...changesOf(event), sql`version = ${event.version}`])} where id = ${id}`.execute(
    tx,
  );
  switch (event.type) {
    case 'VerificationAsked':
      return showedEvidence(tx, id, event.data.byId);
    case 'TeamInvited':
      return put(tx, 'invitation', { id, position, ...event.data });
    case 'TeamInvitationEnded':
      return drop(tx, ['invitation', 'departed'], id, event.data.memberId);
    case 'TeamJoined':
      await drop(tx, ['invitation', 'departed'], id, event.data.memberId);
      return put(tx, 'team', { id, position, ...event.data });
    case 'TeamRoleChanged':
      return put(tx, 'team', { id, position, ...event.data });
    case 'TeamLeft':
      return drop(tx, ['team', 'departed'], id, event.data.memberId);
    case 'OrganizerChanged':
    case 'OrganizerVerified':
    case 'VerificationRefused':
    case 'VerificationWithdrawn':
    case 'VerificationLapsed':
    case 'FirstEventApproved':
    case 'OrganizerHidden':
    case 'OrganizerShown':
      return;
    default:
      return unreachable(event);
  }
}

/** What an event changes in the row of the organizer itself. */
function changesOf(
  event: Exclude<OrganizerEvent, { readonly type: 'OrganizerApplied' }>,
): RawBuilder<unknown>[] {
  switch (event.type) {
    case 'OrganizerChanged':
      return Object.entries(columnsOf(event.data)).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    case 'VerificationAsked':
      return [
        sql`asked_at = ${event.recordedAt}`,
        sql`is_renewal_asked = (verification = 'verified')`,
        sql`verification = case when verification = 'verified' then 'verified' else 'asked' end`,
      ];
    case 'OrganizerVerified':
      return [
        sql`verification = 'verified'`,
        sql`is_renewal_asked = false`,
        sql`until = ${event.data.until}`,
        sql`reason = ''`,
      ];
    case 'VerificationRefused':
      return [
        sql`verification = case when verification = 'verified' then 'verified' else 'refused' end`,
        sql`is_renewal_asked = false`,
        sql`reason = ${event.data.reason}`,
      ];
    case 'VerificationWithdrawn':
      return [
        sql`verification = 'withdrawn'`,
        sql`is_renewal_asked = false`,
        sql`reason = ${event.data.reason}`,
      ];
    case 'VerificationLapsed':
      return [
        sql`verification = case when is_renewal_asked then 'asked' else 'lapsed' end`,
        sql`is_renewal_asked = false`,
      ];
    case 'FirstEventApproved':
      return [sql`is_trusted = true`];
    case 'OrganizerHidden':
      return [sql`is_hidden = true`];
    case 'OrganizerShown':
      return [sql`is_hidden = false`];
    case 'TeamInvited':
    case 'TeamInvitationEnded':
    case 'TeamJoined':
    case 'TeamRoleChanged':
    case 'TeamLeft':
      return [];
    default:
      return unreachable(event);
  }
}

async function begin(
  tx: DatabaseTransaction,
  event: Extract<OrganizerEvent, { readonly type: 'OrganizerApplied' }>,
): Promise<void> {
  const { entityId: id, data, recordedAt, version, position } = event;
  const row = {
    id,
    slug: data.slug,
    since: recordedAt,
    asked_at: recordedAt,
    verification: 'asked',
    version,
    ...columnsOf(data),
  };
  const names = Object.keys(row).map((name) => sql.ref(name));
  await sql`insert into organizer (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(tx);
  await put(tx, 'team', { id, memberId: data.ownerId, role: 'owner', position });
  await showedEvidence(tx, id, data.ownerId);
}

/** The evidence itself is in the log alone. */
async function showedEvidence(tx: DatabaseTransaction, id: string, memberId: string): Promise<void> {
  await sql`insert into evidence select ${id}, ${memberId}
    where not exists (select from erased e where e.id = ${memberId}) on conflict do nothing`.execute(tx);
}

const columnsOf = ({ name, kind, about, website, place }: OrganizerWords) => ({
  name,
  kind,
  about,
  website,
  zip: place?.zip ?? null,
  area: place?.area ?? null,
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  words: searchTextOf(name, about, place?.area),
});

interface Part {
  /** Of the organizer. */
  readonly id: string;
  readonly memberId: string;
  readonly role: TeamRole;
  readonly position: number;
}

/** Somebody who was erased in between is kept aside, until the organizer has parted with them. */
async function put(
  tx: DatabaseTransaction,
  table: 'team' | 'invitation',
  { id, memberId, role, position }: Part,
): Promise<void> {
  const isErased = sql`exists (select from erased e where e.id = ${memberId})`;
  await sql`insert into ${sql.table(table)} select ${id}, ${memberId}, ${role}, ${position} where not ${isErased}
    on conflict (organizer_id, member_id) do update set role = excluded.role`.execute(tx);
  await sql`insert into departed select ${id}, ${memberId} where ${isErased} on conflict do nothing`.execute(
    tx,
  );
}

async function drop(
  tx: DatabaseTransaction,
  tables: readonly string[],
  id: string,
  memberId: string,
): Promise<void> {
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where organizer_id = ${id} and member_id = ${memberId}`.execute(
      tx,
    );
}
