import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata, CommandOf } from '../../kernel/decider/decider.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { MemberEmails } from '../emails/member-emails.js';
import { type NoticeEmailData, suspendedEmail, suspensionLiftedEmail } from '../emails/notice-emails.js';
import type { IdentityTables } from '../identity.tables.js';
import { type MemberCommand, memberDecider } from '../member/member.decider.js';
import type { SuspensionStatus, Suspensions } from '../suspensions.ports.js';
import { Accounts } from './accounts.js';
import { disableForGood } from './disable-account.shared.js';
import { applySuspension, lockSuspension } from './suspension-rows.js';

type SuspensionCommand = CommandOf<MemberCommand, 'SuspendMember' | 'LiftSuspension' | 'EndSuspensions'>;

/** Suspend members, and lift suspensions. The stream keeps who did it and why. The member gets an e-mail, unless a decision has its own.
 *  source  README, Rule 23 */
@Injectable()
export class MemberSuspensions implements Suspensions {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
  ) {}

  suspend(
    memberId: string,
    { reason, decisionId, until }: Parameters<Suspensions['suspend']>[1],
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const notice = decisionId === null ? suspendedEmail(reason) : undefined;
    return this.#dispatch(memberId, { type: 'SuspendMember', reason, decisionId, until, meta }, notice);
  }

  lift(
    memberId: string,
    { reason, decisionId }: Parameters<Suspensions['lift']>[1],
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const ofOne = decisionId === undefined ? {} : { decisionId };
    const notice = decisionId ? undefined : suspensionLiftedEmail;
    return this.#dispatch(memberId, { type: 'LiftSuspension', reason, ...ofOne, meta }, notice);
  }

  /** Lift what is over, and write to the member. */
  endOver(memberId: string, meta: CommandMetadata): Promise<Receipt> {
    return this.#dispatch(memberId, { type: 'EndSuspensions', meta }, suspensionLiftedEmail);
  }

  async statusOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, SuspensionStatus>> {
    if (memberIds.length === 0) return new Map();
    const rows = await this.db
      .withTables<IdentityTables>()
      .selectFrom('identity.account')
      .select(['member_id', 'suspended_at', 'suspended_until', 'suspension_decision_id'])
      .where('member_id', 'in', [...memberIds])
      .where('suspended_at', '<', disableForGood)
      .execute();
    return new Map(
      rows.map(({ member_id, suspended_at, suspended_until: until, suspension_decision_id: decisionId }) => [
        member_id,
        { since: suspended_at ?? '', until, decisionId },
      ]),
    );
  }

  /** Locks the row and sets it to the state in the events, not in the command, so that a late repeated command changes nothing. */
  async #dispatch(
    memberId: string,
    command: SuspensionCommand,
    notice: NoticeEmailData | undefined,
  ): Promise<Receipt> {
    await this.accounts.recordOf(memberId);
    const write = await this.memberEmails.to(memberId);
    const { now, commandId } = command.meta;
    return this.db.transaction().execute(async (tx) => {
      await lockSuspension(tx, memberId);
      const receipt = await dispatch(this.bus, memberDecider, memberId, command);
      const isSuspended = await applySuspension(tx, this.eventStore, memberId, now);
      if (notice && isSuspended === (command.type === 'SuspendMember'))
        await (await write(command.type, commandId, notice)).enqueue(tx);
      return receipt;
    });
  }
}
