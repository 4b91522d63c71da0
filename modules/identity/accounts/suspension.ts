import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata, CommandOf } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { MemberEmails } from '../emails/member-emails.js';
import { type NoticeEmailData, suspendedEmail, suspensionLiftedEmail } from '../emails/notice-emails.js';
import type { IdentityTables } from '../identity.tables.js';
import { type MemberCommand, memberDecider } from '../member/member.decider.js';
import { type MemberEvent, memberEvents } from '../member/member.events.js';
import { memberState } from '../member/member.state.js';
import { endSessions } from '../sessions/end-sessions.js';
import { Accounts } from './accounts.js';
import { disableForGood } from './disable-account.shared.js';
import type { SuspensionOf } from './suspension.contract.js';

/** Staff suspend a member and lift a suspension. The stream keeps who did it and why, and the member gets an e-mail.
 *  source  README, Rule 23 */
@Injectable()
export class Suspensions {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
  ) {}

  /** in      byId: the admin who asks
   *  errors  MEMBER_NOT_FOUND */
  async of(memberId: string, byId: string): Promise<SuspensionOf> {
    const { name, email_verified_at, suspended_at } = await this.accounts.require(memberId);
    const events = await this.eventStore.read(memberEvents, memberId);
    return {
      name,
      isSuspended: suspended_at !== null, // the row is authoritative, not the event
      maySuspend: memberId !== byId,
      hasVerifiedEmail: email_verified_at !== null,
      history: events.flatMap((event) => entryOf(event) ?? []).reverse(),
    };
  }

  /** Suspend a member from their next request on, whatever tokens and challenges they hold; no effect when they are suspended.
   *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), OWN_SUSPENSION (forbidden) */
  suspend(memberId: string, reason: string, meta: CommandMetadata): Promise<Receipt> {
    return this.#dispatch(memberId, { type: 'SuspendMember', reason, meta }, suspendedEmail(reason));
  }

  /** No effect when they are not suspended.
   *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict) */
  lift(memberId: string, reason: string, meta: CommandMetadata): Promise<Receipt> {
    return this.#dispatch(memberId, { type: 'LiftSuspension', reason, meta }, suspensionLiftedEmail);
  }

  /** Locks the row and sets it to the state in the events, not in the command, so that a late repeated command changes nothing. */
  async #dispatch(
    memberId: string,
    command: CommandOf<MemberCommand, 'SuspendMember' | 'LiftSuspension'>,
    notice: NoticeEmailData,
  ): Promise<Receipt> {
    await this.accounts.recordOf(memberId);
    const write = await this.memberEmails.to(memberId);
    const { now, commandId } = command.meta;
    return this.db.transaction().execute(async (tx) => {
      await lockSuspension(tx, memberId);
      const receipt = await dispatch(this.bus, memberDecider, memberId, command);
      const isSuspended = await applySuspension(tx, this.eventStore, memberId, now);
      if (isSuspended === (command.type === 'SuspendMember'))
        await (await write(command.type, commandId, notice)).enqueue(tx);
      return receipt;
    });
  }
}

/** Set the row of a member to the state in the events, and end the sessions of a suspended one. The command does
 *  it at once; if it ended between event and row, the reactor `follow-suspensions` does it.
 *  out     whether they are suspended now; undefined when the row was right already */
export async function applySuspension(
  tx: Database,
  eventStore: DomainEventStore,
  memberId: string,
  at: string,
): Promise<boolean | undefined> {
  const before = await lockSuspension(tx, memberId);
  const member = await loadState(eventStore, memberState, memberId);
  const isSuspended = member.status === 'registered' && member.isSuspended;
  if (before === disableForGood || (before !== null) === isSuspended) return undefined;
  await setSuspended(tx, memberId, isSuspended ? at : null);
  if (isSuspended) await endSessions(tx, memberId, { at });
  return isSuspended;
}

/** When the suspension began; locks the row until the transaction ends. */
async function lockSuspension(tx: Database, memberId: string): Promise<string | null> {
  const row = await tx
    .withTables<IdentityTables>()
    .selectFrom('identity.account')
    .select('suspended_at')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row?.suspended_at ?? null;
}

async function setSuspended(tx: Database, memberId: string, suspended_at: string | null): Promise<void> {
  await tx
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set({ suspended_at })
    .where('member_id', '=', memberId)
    .execute();
}

function entryOf({
  type,
  recordedAt,
  data,
}: RecordedEvent<MemberEvent>): SuspensionOf['history'][number] | undefined {
  if (type === 'MemberSuspended')
    return { at: recordedAt, by: data.suspendedBy, what: 'suspended', reason: data.reason };
  if (type === 'SuspensionLifted')
    return { at: recordedAt, by: data.liftedBy, what: 'lifted', reason: data.reason };
  return undefined;
}
