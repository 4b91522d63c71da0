import { Inject, Injectable } from '@nestjs/common';
import { memberEvents } from '../identity/member/member.events.js';
import { RECIPIENTS, type Recipients } from '../identity/recipients.ports.js';
import { DATABASE } from '../kernel/config/tokens.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { DomainError, forbidden } from '../kernel/decider/errors.js';
import { plusDays, plusMinutes } from '../kernel/decider/time.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import { acquireLock, locks } from '../kernel/postgres/locks.js';
import { STOREFRONTS, type Storefronts } from '../marketplace/storefronts.ports.js';
import { OUTCOMES, type Outcomes } from '../messages/outcomes.ports.js';
import { type CountedAct, checkDaily, checkOpenHolds, limitsOf } from './limits.rules.js';

/** Limits what one member does to the market by the pages; imports, tools and demo data dispatch their commands themselves.
 *  source  README, Limits */
@Injectable()
export class MemberLimits {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
    @Inject(RECIPIENTS) private readonly recipients: Recipients,
    @Inject(OUTCOMES) private readonly outcomes: Outcomes,
  ) {}

  /** Do something that counts, once for each subject; what is refused does not count.
   *  errors  MAIL_NOT_VERIFIED (forbidden) to hold and to publish; TOO_MANY_… (too-many); those of `work` */
  async within<Result>(
    act: CountedAct,
    subject: string,
    meta: CommandMetadata,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const isNew = await this.#count(act, subject, meta);
    try {
      return await work();
    } catch (error) {
      if (isNew && error instanceof DomainError) await this.#forget(act, subject, meta.actor.id);
      throw error;
    }
  }

  async #count(act: CountedAct, subject: string, { actor, now }: CommandMetadata): Promise<boolean> {
    const needsAddress = act === 'hold' || act === 'publish';
    if (needsAddress && !(await this.recipients.of(this.db, actor.id))) throw mailNotVerified();
    const [registered] = await this.eventStore.read(memberEvents, actor.id);
    const ratings = await this.outcomes.ratingsOf(actor.id);
    const limits = limitsOf(registered?.recordedAt ?? now, now, ratings);
    const open = act === 'hold' ? await this.storefronts.openHoldsOf(actor.id) : [];
    return this.db.transaction().execute(async (tx) => {
      await acquireLock(tx, locks.memberActs, actor.id);
      await rowsIn(tx)
        .deleteFrom('listing_limits.act')
        .where('member_id', '=', actor.id)
        .where('at', '<=', plusDays(now, -1))
        .execute();
      const acts = await rowsIn(tx)
        .selectFrom('listing_limits.act')
        .select(['subject', 'at'])
        .where('member_id', '=', actor.id)
        .where('act', '=', act)
        .execute();
      if (acts.some((one) => one.subject === subject)) return false;
      if (act === 'hold' && !open.some(({ listingId }) => listingId === subject))
        checkOpenHolds(
          [...open.map(({ heldUntil }) => heldUntil), ...onTheirWay(acts, open, now)],
          limits.openHolds,
          now,
        );
      checkDaily(
        act,
        acts.map(({ at }) => at),
        limits[act],
        now,
      );
      await rowsIn(tx)
        .insertInto('listing_limits.act')
        .values({ member_id: actor.id, act, subject, at: now })
        .execute();
      return true;
    });
  }

  async #forget(act: CountedAct, subject: string, memberId: string): Promise<void> {
    await rowsIn(this.db)
      .deleteFrom('listing_limits.act')
      .where('member_id', '=', memberId)
      .where('act', '=', act)
      .where('subject', '=', subject)
      .execute();
  }
}

/** Holds of the last moments that the read model of listings may not show yet. */
function onTheirWay(
  acts: readonly Pick<ActTable, 'subject' | 'at'>[],
  open: readonly { readonly listingId: string }[],
  now: string,
): readonly null[] {
  const since = plusMinutes(now, -1);
  return acts
    .filter(({ subject, at }) => at > since && !open.some(({ listingId }) => listingId === subject))
    .map(() => null);
}

/** Delete what is counted of these members. */
export async function deleteActsOf(db: Database, memberIds: readonly string[]): Promise<void> {
  await rowsIn(db)
    .deleteFrom('listing_limits.act')
    .where('member_id', 'in', ['', ...memberIds])
    .execute();
}

/** Delete what counts no longer: rows from before `until`. */
export async function deleteActs(db: Database, until: string): Promise<void> {
  await rowsIn(db).deleteFrom('listing_limits.act').where('at', '<', until).execute();
}

const rowsIn = (db: Database) => db.withTables<{ 'listing_limits.act': ActTable }>();

interface ActTable {
  readonly member_id: string;
  readonly act: CountedAct;
  readonly subject: string;
  readonly at: string;
}

const mailNotVerified = () =>
  forbidden('MAIL_NOT_VERIFIED', {
    message:
      'Verify your e-mail address first: open the link that we sent you, or ask for another on your account page.',
  });
