import { Inject, Injectable } from '@nestjs/common';
import { memberEvents } from '../identity/member/member.events.js';
import { RECIPIENTS, type Recipients } from '../identity/recipients.ports.js';
import { DATABASE } from '../kernel/config/tokens.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { DomainError, forbidden } from '../kernel/decider/errors.js';
import { plusDays } from '../kernel/decider/time.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import { acquireLock, locks } from '../kernel/postgres/locks.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import { DEAL_HISTORY, type DealHistory } from './deal-history.ports.js';
import { actionsIn, deleteActionsOf } from './limit-rows.js';
import { checkDaily, checkPause, scaled, stepOf } from './limits.rules.js';
import type { Counted, Counting, MemberLimits } from './member-limits.ports.js';

@Injectable()
export class MemberLimitsService implements MemberLimits {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(RECIPIENTS) private readonly recipients: Recipients,
    @Inject(DEAL_HISTORY) private readonly outcomes: DealHistory,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async within<Result>(
    counting: Counting,
    meta: CommandMetadata,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const isNew = await this.#count(counting, meta);
    try {
      return await work();
    } catch (error) {
      if (isNew && error instanceof DomainError) await this.#uncount(counting, meta.actor.id);
      throw error;
    }
  }

  deleteOf(db: Database, memberIds: readonly string[]): Promise<void> {
    return deleteActionsOf(db, memberIds);
  }

  async #count({ action, subject, alsoCheck }: Counting, { actor, now }: CommandMetadata): Promise<boolean> {
    if (action.needsVerifiedEmail && !(await this.recipients.of(this.db, actor.id))) throw mailNotVerified();
    const [registered] = await this.eventStore.read(memberEvents, actor.id);
    const joinedAt = registered?.recordedAt ?? now;
    const step = stepOf(joinedAt, now, await this.outcomes.ratingsOf(actor.id));
    const percent = await this.settings.get('daily-limits-percent');
    return this.db.transaction().execute(async (tx) => {
      await acquireLock(tx, locks.memberActs, actor.id);
      await actionsIn(tx)
        .deleteFrom('listing_limits.act')
        .where('member_id', '=', actor.id)
        .where('at', '<=', plusDays(now, -1))
        .execute();
      const recent = await actionsIn(tx)
        .selectFrom('listing_limits.act')
        .select(['act', 'subject', 'at'])
        .where('member_id', '=', actor.id)
        .where('act', 'in', [action.name, ...(action.pause?.after ?? [])])
        .execute();
      const counted = recent.filter(({ act }) => act === action.name);
      if (counted.some((one) => one.subject === subject)) return false;
      alsoCheck?.(counted, step);
      const timesOf = (actions: readonly Counted[]) => actions.map(({ at }) => at);
      checkDaily(scaled(action, percent), timesOf(counted), step, now, joinedAt);
      if (action.pause) checkPause(action.pause, timesOf(recent), now);
      await actionsIn(tx)
        .insertInto('listing_limits.act')
        .values({ member_id: actor.id, act: action.name, subject, at: now })
        .execute();
      return true;
    });
  }

  async #uncount({ action, subject }: Counting, memberId: string): Promise<void> {
    await actionsIn(this.db)
      .deleteFrom('listing_limits.act')
      .where('member_id', '=', memberId)
      .where('act', '=', action.name)
      .where('subject', '=', subject)
      .execute();
  }
}

const mailNotVerified = () =>
  forbidden('MAIL_NOT_VERIFIED', {
    message:
      'Confirm your email address first: open the link that we sent you, or ask for another on your account page.',
  });
