import { Inject, Injectable } from '@nestjs/common';
import { foldEvents } from '../../kernel/decider/decider.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../../kernel/event-store/events.js';
import type { OwnGift } from '../donations.contract.js';
import { DONORS, type Donors, type GiftReader } from '../donations.ports.js';
import type { DonationStatus } from '../donations.schemas.js';
import { receiptNumber } from '../receipt/receipt-number.rules.js';
import { donationNotFound } from './donation.decider.js';
import { type DonationEvent, donationEvents } from './donation.events.js';
import { donationState, type GivenDonation } from './donation.state.js';
import { thankYouOf } from './thank-you.shared.js';

/** A donation, with the history that its times and its version are in. */
export interface Gift {
  readonly donation: GivenDonation;
  readonly history: readonly RecordedEvent<DonationEvent>[];
}

/** Gifts as their donors see them: from the log, which is never behind, and where alone their words are. */
@Injectable()
export class OwnGifts {
  constructor(
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(DONORS) private readonly donors: Donors,
  ) {}

  /** errors  DONATION_NOT_FOUND (not-found) */
  async read(id: string): Promise<Gift> {
    const history = await this.eventStore.read(donationEvents, id);
    const donation = foldEvents(donationState, history);
    if (donation.status === 'none') throw donationNotFound();
    return { donation, history };
  }

  /** A gift, for whoever gave it.
   *  errors  DONATION_NOT_FOUND (not-found) */
  async readOf(id: string, by: GiftReader): Promise<Gift> {
    const gift = await this.read(id);
    if (this.#isDonor(id, gift.donation, by)) return gift;
    throw donationNotFound();
  }

  async view(id: string, { donation, history }: Gift): Promise<OwnGift> {
    const { amountCents, settledCents, refundedCents, way, monthlyGiftId, choice, settledAt, receipt } =
      donation;
    return {
      id,
      amount: (donation.status === 'settled' ? settledCents : amountCents) / 100,
      refunded: refundedCents / 100,
      status: statusOf(donation),
      way,
      monthlyGiftId,
      choice,
      name: donation.giver.name,
      givenAt: history[0]?.recordedAt ?? '',
      settledAt,
      receiptNumber: receipt && receiptNumber(receipt),
      thankYou: await this.#pathOfThankYou(id, donation),
      version: history.at(-1)?.version ?? 0,
    };
  }

  async viewAll(ids: readonly string[]): Promise<OwnGift[]> {
    return Promise.all(ids.map(async (id) => this.view(id, await this.read(id))));
  }

  #isDonor(id: string, { donorId }: GivenDonation, { actor, key }: GiftReader): boolean {
    if (actor !== undefined && this.donors.ofMember(actor.id) === donorId) return true;
    return key !== undefined && this.donors.isKeyOf(id, key);
  }

  async #pathOfThankYou(id: string, donation: GivenDonation): Promise<string | null> {
    if (donation.status !== 'settled' || donation.choice.shownAs === 'none') return null;
    const { newest } = await thankYouOf(this.eventStore, id, donation);
    return newest?.post.status === 'published' ? `/wall/${newest.postId}` : null;
  }
}

function statusOf({ status, isDisputed, leftCents }: GivenDonation): DonationStatus {
  if (status !== 'settled') return status;
  if (isDisputed) return 'disputed';
  return leftCents === 0 ? 'refunded' : 'settled';
}
