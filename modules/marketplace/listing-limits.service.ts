import { Inject, Injectable } from '@nestjs/common';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { plusMinutes } from '../kernel/decider/time.js';
import type { Step } from '../limits/limits.rules.js';
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
    const alsoCheck = await this.#openHolds(listingId, meta);
    return this.limits.within({ action: listingLimits.hold, subject: listingId, alsoCheck }, meta, work);
  }

  /** Take the release of one's own hold back: it counts as another hold of the day, and among those open at once unless it follows from an offer.
   *  in      releaseId: of the event
   *  errors  TOO_MANY_OPEN_HOLDS, TOO_MANY_HOLDS (too-many); those of `work` */
  async holdingAgain<Result>(
    { listingId, releaseId, isByOffer }: ReleasedHold,
    meta: CommandMetadata,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const action = { ...listingLimits.hold, needsVerifiedEmail: false };
    const counting = { action, subject: `${listingId} ${releaseId}` };
    const alsoCheck = isByOffer ? {} : { alsoCheck: await this.#openHolds(listingId, meta) };
    return this.limits.within({ ...counting, ...alsoCheck }, meta, work);
  }

  async #openHolds(
    listingId: string,
    { actor, now }: CommandMetadata,
  ): Promise<(counted: readonly Counted[], step: Step) => void> {
    const open = await this.storefronts.openHoldsOf(actor.id);
    const known = new Set([listingId, ...open.map((one) => one.listingId)]);
    const since = plusMinutes(now, -1);
    /** Recent holds that the read model of listings may not show yet. */
    const onTheirWay = (counted: readonly Counted[]) => {
      const recent = counted.filter(({ at }) => at > since).map(({ subject }) => listingIn(subject));
      return [...new Set(recent)].filter((id) => !known.has(id)).map(() => null);
    };
    return (counted, step) => {
      if (open.some((one) => one.listingId === listingId)) return;
      checkOpenHolds([...open.map(({ heldUntil }) => heldUntil), ...onTheirWay(counted)], step, now);
    };
  }
}

interface ReleasedHold {
  readonly listingId: string;
  readonly releaseId: string;
  readonly isByOffer: boolean;
}

/** The listing of a counted hold. */
const listingIn = (subject: string): string => subject.split(' ')[0] ?? subject;
