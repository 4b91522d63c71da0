import { Inject, Injectable } from '@nestjs/common';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { plusMinutes } from '../kernel/decider/time.js';
import { type Counted, MEMBER_LIMITS, type MemberLimits } from '../limits/member-limits.ports.js';
import { checkOpenHolds, listingLimits } from './listing-limits.rules.js';
import { STOREFRONTS, type Storefronts } from './storefronts.ports.js';

/** Limits the actions of one member in the marketplace.
 *  source  README, Limits */
@Injectable()
export class ListingLimits {
  constructor(
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
  ) {}

  /** errors  MAIL_NOT_VERIFIED (forbidden) to publish; TOO_MANY_… (too-many); those of `work` */
  within<Result>(
    action: 'publish' | 'draft' | 'photo',
    subject: string,
    meta: CommandMetadata,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.limits.within({ action: listingLimits[action], subject }, meta, work);
  }

  /** Hold a listing.
   *  errors  MAIL_NOT_VERIFIED (forbidden), TOO_MANY_OPEN_HOLDS, TOO_MANY_HOLDS (too-many); those of `work` */
  async holding<Result>(
    listingId: string,
    meta: CommandMetadata,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const open = await this.storefronts.openHoldsOf(meta.actor.id);
    const isOpen = (id: string) => open.some((one) => one.listingId === id);
    const since = plusMinutes(meta.now, -1);
    /** Recent holds that the read model of listings may not show yet. */
    const onTheirWay = (counted: readonly Counted[]) =>
      counted.filter(({ subject, at }) => at > since && !isOpen(subject)).map(() => null);
    return this.limits.within(
      {
        action: listingLimits.hold,
        subject: listingId,
        alsoCheck: (counted, step) => {
          if (isOpen(listingId)) return;
          const ends = [...open.map(({ heldUntil }) => heldUntil), ...onTheirWay(counted)];
          checkOpenHolds(ends, step, meta.now);
        },
      },
      meta,
      work,
    );
  }
}
