import { loadState } from '../../kernel/decider/handle-command.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { AccountTable, IdentityTables } from '../identity.tables.js';
import { lastToEnd, memberState } from '../member/member.state.js';
import { endSessions } from '../sessions/end-sessions.js';
import { disableForGood } from './disable-account.shared.js';

/** Set the row of a member to the state in the events, and end the sessions of one who is suspended now. The command does
 *  it at once; if it ended between event and row, the reactor `follow-suspensions` does it.
 *  out     whether they are suspended now; undefined when that has not changed */
export async function applySuspension(
  tx: Database,
  eventStore: DomainEventStore,
  memberId: string,
  at: string,
): Promise<boolean | undefined> {
  const before = await lockSuspension(tx, memberId);
  if (before === disableForGood) return undefined;
  const member = await loadState(eventStore, memberState, memberId);
  const last = member.status === 'registered' ? lastToEnd(member.suspensions) : undefined;
  await setRow(tx, memberId, {
    suspended_at: last ? (before ?? at) : null,
    suspended_until: last?.until ?? null,
    suspension_decision_id: last?.decisionId ?? null,
  });
  const isSuspended = last !== undefined;
  if ((before !== null) === isSuspended) return undefined;
  if (isSuspended) await endSessions(tx, memberId, { at });
  return isSuspended;
}

/** When the suspension began; locks the row until the transaction ends. */
export async function lockSuspension(tx: Database, memberId: string): Promise<string | null> {
  const row = await tx
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .select('suspended_at')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row?.suspended_at ?? null;
}

type SuspensionColumns = Pick<AccountTable, 'suspended_at' | 'suspended_until' | 'suspension_decision_id'>;

async function setRow(tx: Database, memberId: string, columns: SuspensionColumns): Promise<void> {
  await tx
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set(columns)
    .where('member_id', '=', memberId)
    .execute();
}
