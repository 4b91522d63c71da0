import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CLOCK, DATABASE } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { findPreviousResult } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { Accounts } from '../accounts/accounts.js';
import { MemberEmails } from '../emails/member-emails.js';
import { twoStepRemovedEmail } from '../emails/notice-emails.js';
import { memberDecider } from '../member/member.decider.js';
import { memberEvents } from '../member/member.events.js';
import { endSessions } from '../sessions/end-sessions.js';
import { deleteSecondFactor, SecondFactor } from './second-factor.js';
import type { SecurityTables } from './totp.tables.js';
import type { SecondFactorOf } from './totp-removal.contract.js';

/** Staff turn off two-step sign-in for a member who lost phone and recovery codes. The stream keeps who did it and why.
 *  source  README, Rule 21 */
@Injectable()
export class SecondFactorRemoval {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(SecondFactor) private readonly secondFactor: SecondFactor,
    @Inject(MemberEmails) private readonly memberEmails: MemberEmails,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** errors  MEMBER_NOT_FOUND */
  async of(memberId: string): Promise<SecondFactorOf> {
    const account = await this.accounts.require(memberId);
    const events = await this.eventStore.read(memberEvents, memberId);
    const removals = events.flatMap((event) =>
      event.type === 'SecondFactorRemoved'
        ? [{ at: event.recordedAt, by: event.data.removedBy, reason: event.data.reason }]
        : [],
    );
    return {
      name: account.name,
      since: await this.secondFactor.since(memberId),
      removals: removals.reverse(),
    };
  }

  /** Remove the second factor, sign out every device and notify the member by e-mail. No effect while two-step sign-in is off, and when the
   *  command was recorded before. Locks the row, so that two calls at once remove it once.
   *  errors  MEMBER_NOT_FOUND, MEMBER_ERASED (conflict), OWN_SECOND_FACTOR (forbidden) */
  async remove(memberId: string, reason: string, meta: CommandMetadata): Promise<Receipt> {
    await this.accounts.recordOf(memberId);
    const write = await this.memberEmails.to(memberId);
    return this.db.transaction().execute(async (tx) => {
      const isOn = await lockSecondFactor(tx, memberId);
      const isAgain =
        findPreviousResult(await this.eventStore.read(memberEvents, memberId), meta) !== undefined;
      const command = { type: 'RemoveSecondFactor', reason, isOn, meta } as const;
      const receipt = await dispatch(this.bus, memberDecider, memberId, command);
      if (!isOn || isAgain) return receipt;
      const notice = await write('second-step-removed', meta.commandId, twoStepRemovedEmail);
      await deleteSecondFactor(tx, memberId);
      await endSessions(tx, memberId, { at: this.clock.now() });
      await notice.enqueue(tx);
      return receipt;
    });
  }
}

/** Whether two-step sign-in is on; locks the row until the transaction ends. */
async function lockSecondFactor(tx: Database, memberId: string): Promise<boolean> {
  const row = await tx
    .withTables<SecurityTables>()
    .selectFrom('identity.totp')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined && row.confirmed_at !== null;
}
