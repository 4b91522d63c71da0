import { Inject, Injectable } from '@nestjs/common';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import {
  DONATION_LOOKUP,
  DONORS,
  type DonationLookup,
  type Donors,
  type GiftReader,
  type GiftViews,
} from '../donations.ports.js';
import { countedOf, type KingTierDeps, kingTierOfMember } from '../king-tier/king-tier.shared.js';
import { MonthlyGifts } from '../monthly-gift/monthly-gifts.service.js';
import { Gifts } from './gifts.service.js';
import { OwnGifts } from './own-gifts.service.js';

@Injectable()
export class GiftViewsService implements GiftViews, KingTierDeps {
  constructor(
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(DONORS) readonly donors: Donors,
    @Inject(DONATION_LOOKUP) readonly lookup: DonationLookup,
    @Inject(Gifts) private readonly gifts: Gifts,
    @Inject(OwnGifts) private readonly own: OwnGifts,
    @Inject(MonthlyGifts) private readonly monthlyGifts: MonthlyGifts,
  ) {}

  read(id: string, by: GiftReader, meta: CommandMetadata) {
    return this.gifts.read(id, by, meta);
  }

  donations(ids: readonly string[]) {
    return this.own.viewAll(ids);
  }

  monthly(ids: readonly string[]) {
    return this.monthlyGifts.viewAll(ids);
  }

  async kingTier(donorId: string) {
    const counted = await countedOf(this, donorId);
    if (!counted) return undefined;
    const { state } = await kingTierOfMember(this, donorId, counted.memberId);
    return { ...counted, state };
  }
}
