import { Controller, Inject } from '@nestjs/common';
import { pageOf, readCursor } from '../../../modules/community/cursors.shared.js';
import {
  getGiving,
  listDonors,
  listKingTier,
  listMyGiving,
} from '../../../modules/donations/donations.contract.js';
import {
  DONATION_LOOKUP,
  DONORS,
  type DonationLookup,
  type Donors,
  GIFT_VIEWS,
  type GiftViews,
} from '../../../modules/donations/donations.ports.js';
import { leastGift, mostGift, suggestedGifts } from '../../../modules/donations/donations.schemas.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { dayIn, usualTimeZone } from '../../../modules/kernel/decider/days.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { PAYMENTS, type Payments } from '../../../modules/payments/payments.ports.js';
import { SETTINGS, type Settings } from '../../../modules/settings/settings.ports.js';
import { donorsFrom, giftShown, givenIn, shownGifts, yearsOf } from './shown-gifts.queries.js';

@Controller()
export class GivingController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(PAYMENTS) private readonly payments: Payments,
    @Inject(DONORS) private readonly donors: Donors,
    @Inject(DONATION_LOOKUP) private readonly lookup: DonationLookup,
    @Inject(GIFT_VIEWS) private readonly views: GiftViews,
  ) {}

  @Route(getGiving)
  async giving(@Input() { meta }: RouteInput<typeof getGiving>): Promise<ResponseOf<typeof getGiving>> {
    const ways = this.payments.waysToPay();
    const year = Number(dayIn(meta.now, usualTimeZone).slice(0, 4));
    const [isOn, kingTier, dollars, latest] = await Promise.all([
      this.settings.get('giving-open'),
      this.settings.get('king-tier-dollars'),
      this.settings.get('giving-goal-dollars'),
      shownGifts(this.db, { limit: 6 }),
    ]);
    const given = dollars > 0 ? await givenIn(this.db, year) : null;
    return {
      isOpen: isOn && (ways.card || ways.byHand),
      ways,
      suggested: { once: [...suggestedGifts.once], monthly: [...suggestedGifts.monthly] },
      least: leastGift,
      most: mostGift,
      kingTier,
      goal: given && { year, dollars, given: given.cents / 100, donors: given.donors },
      latest: latest.map(giftShown),
    };
  }

  @Route(listDonors)
  async list(@Input() { query }: RouteInput<typeof listDonors>): Promise<ResponseOf<typeof listDonors>> {
    const after = readCursor(query.before);
    const found = await shownGifts(this.db, { limit: query.limit + 1, after });
    const { rows, next } = pageOf(found.map(giftShown), query.limit);
    return { gifts: [...rows], next };
  }

  @Route(listMyGiving)
  async mine(@Input() { meta }: RouteInput<typeof listMyGiving>): Promise<ResponseOf<typeof listMyGiving>> {
    const donorId = this.donors.ofMember(meta.actor.id);
    const [gifts, monthly, years, kingTier, from] = await Promise.all([
      this.lookup.ofDonor(donorId).then((ids) => this.views.donations(ids)),
      this.lookup.monthlyOf(donorId).then((ids) => this.views.monthly(ids)),
      yearsOf(this.db, donorId),
      this.views.kingTier(donorId),
      this.settings.get('king-tier-dollars'),
    ]);
    const state =
      kingTier?.state === 'granted' || kingTier?.state === 'proposed' ? kingTier.state : 'not yet';
    return {
      gifts,
      monthly,
      years: years.map(({ year, cents }) => ({ year, total: cents / 100 })),
      kingTier: { given: (kingTier?.cents ?? 0) / 100, from, state },
    };
  }

  @Route(listKingTier)
  async kingTier(): Promise<ResponseOf<typeof listKingTier>> {
    const from = (await this.settings.get('king-tier-dollars')) * 100;
    const found = await Promise.all(
      (await donorsFrom(this.db, from)).map(async (donorId) => ({
        donorId,
        kingTier: await this.views.kingTier(donorId),
      })),
    );
    return {
      donors: found.flatMap(({ donorId, kingTier }) => {
        if (kingTier?.state !== 'open' || kingTier.cents < from) return [];
        const { memberId, name, cents, gifts } = kingTier;
        return [{ donorId, memberId, name, total: cents / 100, gifts }];
      }),
    };
  }
}
