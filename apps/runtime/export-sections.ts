import { sql } from 'kysely';
import type { LinkPurpose } from '../../modules/identity/identity.tables.js';
import { memberEvents } from '../../modules/identity/member/member.events.js';
import type { DomainEventStore } from '../../modules/kernel/event-store/domain-event-store.js';
import type { StreamDefinition } from '../../modules/kernel/event-store/events.js';
import type { Database } from '../../modules/kernel/postgres/database.js';
import { listingEvents } from '../../modules/marketplace/listing/listing.events.js';
import { blocksEvents } from '../../modules/members/blocks/blocks.events.js';
import { erasureEvents } from '../../modules/members/erasure/erasure.events.js';
import {
  eventsAboutBuyer,
  eventsOfGrants,
  eventsOfGuardian,
  withoutStaff,
} from '../../modules/members/export/redact-export.js';
import { guardianshipEvents } from '../../modules/members/guardians/guardianship.events.js';
import type { ExportSection } from '../../modules/members/members.ports.js';
import { profileEvents } from '../../modules/members/profile/profile.events.js';
import { grantsEvents } from '../../modules/memberships/grants/grants.events.js';
import { inboxEvents } from '../../modules/notifications/inbox/inbox.events.js';
import { photosOf } from '../../modules/processes/member-photos.js';
import { cardsHeldBy, cardsOf } from '../../projections/listing-search/cards-of-member.js';
import { pairedMinors } from '../../projections/member-pages/guardians.queries.js';

/** All that the house knows about a member, file by file. A new module that keeps something about members adds its line here. */
export const exportSections = ({
  eventStore,
  db,
}: {
  readonly eventStore: DomainEventStore;
  readonly db: Database;
}): readonly ExportSection[] => {
  const stream = (file: string, definition: StreamDefinition): ExportSection => ({
    file,
    read: (memberId) => told(eventStore, definition, memberId),
  });
  return [
    { file: 'account.json', read: (memberId) => accountOf(db, memberId) },
    stream('membership.json', memberEvents),
    stream('profile.json', profileEvents),
    stream('blocks.json', blocksEvents),
    stream('guardianship.json', guardianshipEvents),
    {
      file: 'grants.json',
      read: async (memberId) => eventsOfGrants(await eventStore.read(grantsEvents, memberId)),
    },
    stream('erasure.json', erasureEvents),
    stream('notifications.json', inboxEvents),
    {
      file: 'listings.json',
      read: async (memberId) => each(await cardsOf(db, memberId), eventStore),
      blobs: async (memberId) =>
        (await photosOf(eventStore, db, memberId)).map(({ id, blobOf }) => ({
          path: `photos/${id}.webp`,
          blob: blobOf(id, 'zoom'),
        })),
    },
    {
      file: 'holds.json',
      read: async (memberId) => each(await cardsHeldBy(db, memberId), eventStore, memberId),
    },
    {
      file: 'consents-as-guardian.json',
      read: async (memberId) =>
        Promise.all(
          (await pairedMinors(db, memberId)).map(async (id) => ({
            minor: id,
            events: eventsOfGuardian(await eventStore.read(guardianshipEvents, id), memberId),
          })),
        ),
    },
    { file: 'mails.json', read: (memberId) => rowsOf(db, mailRows(memberId)) },
    { file: 'support.json', read: (memberId) => rowsOf(db, supportRows(memberId)) },
  ];
};

/** The facts of one stream, opened; of staff they say that it was the house. */
async function told(
  eventStore: DomainEventStore,
  definition: StreamDefinition,
  id: string,
): Promise<unknown> {
  return (await eventStore.read(definition, id)).map(withoutStaff);
}

/** Of each listing its facts; of others' listings only those about this buyer. */
function each(ids: readonly string[], eventStore: DomainEventStore, buyer?: string): Promise<unknown> {
  return Promise.all(
    ids.map(async (id) => {
      const history = await eventStore.read(listingEvents, id);
      const events = buyer === undefined ? history : eventsAboutBuyer(history, buyer);
      return { id, events: events.map(withoutStaff) };
    }),
  );
}

/** Everything but what opens the door: no hashes, no secrets. */
async function accountOf(db: Database, memberId: string): Promise<unknown> {
  const [account] = await rowsOf(
    db,
    sql`select member_id, email, name, created_at, email_verified_at, suspended_at, terms_version
      from identity.account where member_id = ${memberId}::uuid`,
  );
  return {
    account,
    roles: await rowsOf(
      db,
      sql`select role, granted_at from identity.role where member_id = ${memberId}::uuid`,
    ),
    sessions: await rowsOf(
      db,
      sql`select opened_at, expires_at, ended_at, last_used_at, device, network
        from identity.session where member_id = ${memberId}::uuid order by opened_at`,
    ),
    signIns: await rowsOf(
      db,
      sql`select at, way, outcome, device, network from identity.sign_in where member_id = ${memberId}::uuid order by at`,
    ),
    secondStep: await rowsOf(
      db,
      sql`select begun_at, confirmed_at as on_since,
        (select count(*) from identity.recovery_code c where c.member_id = t.member_id and c.used_at is null) as recovery_codes_left
        from identity.totp t where t.member_id = ${memberId}::uuid`,
    ),
    waysIn: await rowsOf(
      db,
      sql`select kind, issuer, linked_at from identity.social_link where member_id = ${memberId}::uuid order by linked_at`,
    ),
  };
}

/** Of mails that were given over only this is left; the words of those that wait are the letters themselves. Letters to an address that
 *  somebody named are left out: one that is missing would tell that somebody else proved that address, or what others asked of it.
 *  source  modules/members/README.md, Rule 11 */
const mailRows = (memberId: string) =>
  sql`select kind, put_at, settled_at as given_over_or_given_up_at, state
    from mail.outbox where person_id = ${memberId} and kind <> all(${Object.keys(toNamedAddress)}) order by put_at`;

const toNamedAddress: Readonly<Record<LinkPurpose | 'guardian-invitation', true>> = {
  'verify-email': true,
  'change-email': true,
  'reset-password': true,
  'sign-in': true,
  'guardian-invitation': true,
};

const supportRows = (memberId: string) =>
  sql`select subject, message, reply_to, received_at, answered_at
    from support.request where member_id = ${memberId} order by received_at`;

async function rowsOf(db: Database, query: ReturnType<typeof sql>): Promise<readonly unknown[]> {
  return (await query.execute(db)).rows;
}
