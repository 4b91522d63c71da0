import { sql } from 'kysely';
import { memberState } from '../../identity/member/member.state.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { MemberRelations } from '../../members/member-relations.ports.js';
import { handles } from '../../members/people.shared.js';

interface Deps {
  readonly db: Database;
  readonly eventStore: Pick<DomainEventStore, 'read'>;
  readonly relations: Pick<MemberRelations, 'mayConverse'>;
}

/** A member whom the caller, and the owner of the build, may ask to something: the two may write to each other.
 *  in      member: a handle, with or without @, or an id
 *  out     the id
 *  errors  MEMBER_NOT_FOUND (not-found), the same for whatever reason, so that nothing shows a block or an age */
export async function memberToAsk(
  { db, eventStore, relations }: Deps,
  member: string,
  ownerId: string,
  { actor }: CommandMetadata,
): Promise<string> {
  const id = (await idOfHandle(db, member.replace(/^@/, '').toLowerCase())) ?? member.toLowerCase();
  if (id === ownerId) return id;
  if ((await loadState(eventStore, memberState, id)).status !== 'registered') throw noMember();
  const askers = new Set([actor.id, ownerId]);
  for (const asker of askers) if (!(await relations.mayConverse(asker, id))) throw noMember();
  return id;
}

async function idOfHandle(db: Database, handle: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from ${handles} as known where handle = ${handle}`.execute(db);
  return rows[0]?.id;
}

const noMember = () =>
  notFound('MEMBER_NOT_FOUND', {
    message: 'There is no such member, or the two of you cannot write to each other.',
    fields: [{ path: 'member', message: 'Check the name.' }],
  });
