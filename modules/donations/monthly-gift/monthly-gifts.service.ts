import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type Actor, type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { conflict, forbidden } from '../../kernel/decider/errors.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { PAYMENTS, type Payments } from '../../payments/payments.ports.js';
import { purposes, subscriptionOfGift } from '../donation/gift-ids.shared.js';
import type { changeMonthlyGift, give, MonthlyGift } from '../donations.contract.js';
import { DONATION_LOOKUP, DONORS, type DonationLookup, type Donors } from '../donations.ports.js';
import { monthlyGiftDecider, monthlyGiftNotFound } from './monthly-gift.decider.js';
import { monthlyGiftEvents } from './monthly-gift.events.js';
import { type BegunMonthlyGift, monthlyGiftState } from './monthly-gift.state.js';

/** Gifts of each month: begun, changed, paused and ended by the member who gives them. What the provider has is asked for first, and then recorded.
 *  source  README, Rules */
@Injectable()
export class MonthlyGifts {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PAYMENTS) private readonly payments: Payments,
    @Inject(DONORS) private readonly donors: Donors,
    @Inject(DONATION_LOOKUP) private readonly lookup: DonationLookup,
  ) {}

  /** errors  those of the contract give */
  async begin(
    { id, amount, way, choice, name, email }: BodyOf<typeof give>,
    actor: Actor | undefined,
    meta: CommandMetadata,
  ): Promise<ResponseOf<typeof give>> {
    if (!actor)
      throw forbidden('MONTHLY_NEEDS_ACCOUNT', {
        message: 'Join or sign in to give each month, so that you can change and end it.',
      });
    if (way !== 'card') throw conflict('MONTHLY_BY_CARD', { message: 'A monthly gift is given by card.' });
    if (!this.payments.waysToPay().card)
      throw conflict('CARDS_CLOSED', {
        message: 'Cards are not taken here for the moment. Nothing was charged.',
      });
    const donorId = this.donors.ofMember(actor.id);
    const amountCents = Math.round(amount * 100);
    const subscriptionId = subscriptionOfGift(id);
    const former = (await this.lookup.monthlyOf(donorId)).find((one) => one !== id);
    const receipt = await dispatch(this.bus, monthlyGiftDecider, id, {
      type: 'InitiateMonthlyGift',
      donorId,
      subscriptionId,
      amountCents,
      choice,
      giver: { name, email, memberId: actor.id },
      meta: this.donors.metaOf(donorId, meta, 'gift'),
    });
    const { url } = await this.payments.subscribe(
      {
        id: subscriptionId,
        payerId: donorId,
        purpose: { kind: purposes.monthly, id },
        plan: 'gift',
        words: 'Monthly gift to Swap Meet Classics',
        amountCents,
        interval: 'month',
        formerId: former === undefined ? null : subscriptionOfGift(former),
        email,
        returnTo: { paid: '/account/giving', left: '/donate' },
      },
      this.donors.metaOf(donorId, meta, 'subscription'),
    );
    return { id, url, thanks: '/account/giving', receipt };
  }

  /** errors  those of the contract changeMonthlyGift */
  async change(
    id: string,
    { amount, madeFrom, ...choice }: BodyOf<typeof changeMonthlyGift>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { donorId, ...gift } = await this.#own(id, meta.actor);
    const amountCents = Math.round(amount * 100);
    const receipt = await dispatch(
      this.bus,
      monthlyGiftDecider,
      id,
      { type: 'ChangeChoice', donorId, choice, meta: this.donors.metaOf(donorId, meta, 'choice') },
      { madeFrom: { version: madeFrom, changedBy: ['ChoiceChanged', 'AmountChanged'] } },
    );
    if (gift.amountCents === amountCents) return receipt;
    const asDonor = this.donors.metaOf(donorId, meta, 'provider');
    await this.payments.changeAmount(gift.subscriptionId, amountCents, asDonor);
    return dispatch(this.bus, monthlyGiftDecider, id, {
      type: 'ChangeAmount',
      donorId,
      amountCents,
      meta: this.donors.metaOf(donorId, meta, 'amount'),
    });
  }

  /** Pause it, go on with it, or end it, at the provider: what it is then follows from the subscription.
   *  errors  those of the contracts */
  async set(id: string, to: 'paused' | 'going on' | 'ended', meta: CommandMetadata): Promise<Receipt> {
    const { donorId, subscriptionId } = await this.#own(id, meta.actor);
    const asDonor = this.donors.metaOf(donorId, meta, to);
    if (to === 'paused') await this.payments.pause(subscriptionId, asDonor);
    else if (to === 'going on') await this.payments.resume(subscriptionId, asDonor);
    else await this.payments.end(subscriptionId, 'now', asDonor);
    const { version, position } = await this.eventStore.history(monthlyGiftEvents, id);
    return { id, version, position };
  }

  /** errors  those of the contract openGiftPortal */
  async portal(id: string, actor: Actor): Promise<{ url: string }> {
    const { subscriptionId } = await this.#own(id, actor);
    return this.payments.portal(subscriptionId, '/account/giving');
  }

  async viewAll(ids: readonly string[]): Promise<MonthlyGift[]> {
    return Promise.all(ids.map((id) => this.#view(id))).then((all) => all.flat());
  }

  async #view(id: string): Promise<readonly MonthlyGift[]> {
    const history = await this.eventStore.read(monthlyGiftEvents, id);
    const gift = foldEvents(monthlyGiftState, history);
    if (gift.status === 'none') return [];
    const { amountCents, status, choice, giver, paidUntil, endsAt } = gift;
    const startedAt = history.find(({ type }) => type === 'MonthlyGiftBegun')?.recordedAt ?? null;
    const version = history.at(-1)?.version ?? 0;
    return [
      {
        id,
        amount: amountCents / 100,
        status,
        choice,
        name: giver.name,
        startedAt,
        paidUntil,
        endsAt,
        version,
      },
    ];
  }

  /** errors  MONTHLY_GIFT_NOT_FOUND (not-found) */
  async #own(id: string, actor: Actor): Promise<BegunMonthlyGift> {
    const gift = foldEvents(monthlyGiftState, await this.eventStore.read(monthlyGiftEvents, id));
    if (gift.status === 'none' || gift.donorId !== this.donors.ofMember(actor.id))
      throw monthlyGiftNotFound();
    return gift;
  }
}
