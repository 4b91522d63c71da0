import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Actor } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { IdentityTables } from '../identity.tables.js';
import { memberDecider } from '../member/member.decider.js';
import { type IdentityDeps, recordRegistration } from './registration.js';

/** Erase a person: the event first, so that every projection deletes their data; then the key, so that nothing encrypted with it can be
 *  read again; then account, roles, sessions and tokens. If it is interrupted, the same call again completes it.
 *  errors  MEMBER_NOT_FOUND, NOT_YOUR_ACCOUNT (forbidden) for anybody but the member and admins
 *  source  ADR 0005 */
export async function eraseMember(
  deps: IdentityDeps & { readonly eventStore: DomainEventStore },
  memberId: string,
  actor: Actor,
): Promise<void> {
  const { bus, eventStore, clock } = deps;
  const db = deps.db.withTables<IdentityTables>();
  const account = await db
    .selectFrom('identity.account')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (account) await recordRegistration(deps, account);
  const meta = { actor, now: clock.now(), commandId: newId() };
  await dispatch(bus, memberDecider, memberId, { type: 'EraseMember', meta });
  await eventStore.keys.erase(memberId);
  await db.deleteFrom('identity.account').where('member_id', '=', memberId).execute();
}
