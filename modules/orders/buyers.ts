import { sql } from 'kysely';
import { memberState } from '../identity/member/member.state.js';
import type { Recipients } from '../identity/recipients.ports.js';
import { forbidden, notFound } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import { guardianshipState, isKnownAdult } from '../members/guardians/guardianship.state.js';
import type { MemberNames } from '../members/member-names.ports.js';
import { handles, people } from '../members/people.shared.js';
import type { Person } from './sale.contract.js';

/** errors  MINORS_DO_NOT_BUY (forbidden)
 *  source  README, Holds 10 */
export async function mustBeAdult(
  eventStore: DomainEventStore,
  memberId: string,
  now: string,
): Promise<void> {
  if (isKnownAdult(await loadState(eventStore, guardianshipState, memberId), now)) return;
  throw forbidden('MINORS_DO_NOT_BUY', {
    message: 'Spaces and tickets of events are sold to members who are 18. Ask your guardian.',
  });
}

/** Orders are told about by mail.
 *  errors  MAIL_NOT_VERIFIED (forbidden) */
export async function mustHaveMail(recipients: Recipients, db: Database, memberId: string): Promise<void> {
  if (await recipients.of(db, memberId)) return;
  throw forbidden('MAIL_NOT_VERIFIED', {
    message:
      'Confirm your email address first: open the link that we sent you, or ask for another on your account page.',
  });
}

/** errors  MEMBER_NOT_FOUND (not-found) */
export async function mustBeMember(eventStore: DomainEventStore, memberId: string): Promise<void> {
  if ((await loadState(eventStore, memberState, memberId)).status === 'registered') return;
  throw notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });
}

/** Those who are registered still. */
export async function stillMembers(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from ${people} as known where id = any(${ids})`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Ids of members by what the addresses of their pages end with: a handle, which is written in any way ('@Ana' is 'ana'), or the id of who has none. */
export async function membersByHandle(
  db: Database,
  written: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = written.map(plainHandle);
  const { rows } = await sql<{ id: string; handle: string }>`
    select id, handle from ${handles} as known where handle = any(${named})
    union all select id, id from ${people} as known where id = any(${named})`.execute(db);
  return new Map(rows.map(({ id, handle }) => [handle, id]));
}

export const plainHandle = (written: string): string => written.trim().replace(/^@/, '').toLowerCase();

/** Members as a reader may see them today. */
export async function personsOf(
  { db, names }: { readonly db: Database; readonly names: MemberNames },
  readerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const [nameOf, { rows }] = await Promise.all([
    names.namesFor(readerId, ids),
    sql<{
      id: string;
      handle: string;
    }>`select id, handle from ${handles} as known where id = any(${ids})`.execute(db),
  ]);
  const handleOf = new Map(rows.map(({ id, handle }) => [id, handle]));
  return new Map([...nameOf].map(([id, name]) => [id, { id, name, handle: handleOf.get(id) ?? '' }]));
}
