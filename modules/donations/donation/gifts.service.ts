import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SESSION_MEMBERS, type SessionMembers } from '../../identity/session-members.ports.js';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { Actor, CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, DomainError, forbidden } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { plusDays } from '../../kernel/decider/time.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { PAYMENTS, type Payments } from '../../payments/payments.ports.js';
import { SETTINGS, type Settings } from '../../settings/settings.ports.js';
import type { changeGift, getGift, give, openDonor } from '../donations.contract.js';
import { DONORS, type Donors, type GiftReader } from '../donations.ports.js';
import { MonthlyGifts } from '../monthly-gift/monthly-gifts.service.js';
import { donationDecider } from './donation.decider.js';
import { donationState, type GivenDonation } from './donation.state.js';
import { paymentOfGift, purposes } from './gift-ids.shared.js';
import { type Gift, OwnGifts } from './own-gifts.service.js';

type Given = ResponseOf<typeof give>;

/** How people give, and change how they are thanked. Whoever gives is named by a stand-in alone.
 *  source  README, Rules; Anonymity */
@Injectable()
export class Gifts {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(PAYMENTS) private readonly payments: Payments,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(DONORS) private readonly donors: Donors,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'CHECKS_TO'>,
    @Inject(MonthlyGifts) private readonly monthly: MonthlyGifts,
    @Inject(OwnGifts) private readonly own: OwnGifts,
    @Inject(SESSION_MEMBERS) private readonly members: SessionMembers,
  ) {}

  /** Begin a gift, and open the page where it is paid.
   *  errors  those of the contract give */
  async give(body: BodyOf<typeof give>, actor: Actor | undefined, meta: CommandMetadata): Promise<Given> {
    const known = await loadState(this.own.eventStore, donationState, body.id);
    if (known.status === 'none') await this.settings.mustBeOpen('giving-open');
    if (actor && (await this.members.of(actor.id)).isMinor)
      throw forbidden('GUARDIAN_PAYS', {
        message: 'Gifts are for members who are 18. Ask your guardian; thank you for thinking of it.',
      });
    return body.frequency === 'monthly'
      ? this.monthly.begin(body, actor, meta)
      : this.#once(body, actor, meta);
  }

  /** A gift as its donor sees it, with what is left to do. One that waits for a card is looked at first.
   *  errors  DONATION_NOT_FOUND (not-found) */
  async read(id: string, by: GiftReader, meta: CommandMetadata): Promise<ResponseOf<typeof getGift>> {
    const before = await this.own.readOf(id, by);
    const { status, way, donorId } = before.donation;
    const isWaiting = status === 'initiated' && way === 'card' && before.donation.monthlyGiftId === null;
    if (isWaiting) await this.payments.lookAgain({ payment: paymentOfGift(id) });
    const gift = isWaiting ? await this.own.read(id) : before;
    return {
      ...(await this.own.view(id, gift)),
      url: isWaiting
        ? await this.#pageOf(id, gift.donation, this.donors.metaOf(donorId, meta, 'page'))
        : null,
      byHand: this.#byHandOf(id, gift),
    };
  }

  /** errors  those of the contract changeGift */
  async change(
    id: string,
    { key, madeFrom, ...choice }: BodyOf<typeof changeGift>,
    actor: Actor | undefined,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { donorId } = (await this.own.readOf(id, { actor, key })).donation;
    return dispatch(
      this.bus,
      donationDecider,
      id,
      { type: 'ChangeChoice', donorId, choice, meta: this.donors.metaOf(donorId, meta, 'choice') },
      { madeFrom: { version: madeFrom, changedBy: ['ChoiceChanged'] } },
    );
  }

  /** Who gave, for staff, who recorded the reason.
   *  errors  those of the contract openDonor */
  async donorOf(
    id: string,
    { isForTheLaw }: Pick<BodyOf<typeof openDonor>, 'isForTheLaw'>,
  ): Promise<ResponseOf<typeof openDonor>> {
    const { giver, choice } = (await this.own.read(id)).donation;
    if (!choice.sharesWithStaff && !isForTheLaw)
      throw forbidden('FOR_THE_LAW_ALONE', {
        message: 'This donor does not want staff to know who they are. It is opened for the law alone.',
      });
    return { ...giver, message: choice.message, sharesWithStaff: choice.sharesWithStaff };
  }

  async #once(
    { id, amount, way, choice, name, email }: BodyOf<typeof give>,
    actor: Actor | undefined,
    meta: CommandMetadata,
  ): Promise<Given> {
    const donorId = actor ? this.donors.ofMember(actor.id) : this.donors.ofGuest(id);
    const gift = {
      donorId,
      amountCents: Math.round(amount * 100),
      monthlyGiftId: null,
      way,
      choice,
      giver: { name, email, memberId: actor?.id ?? null },
    };
    if (way === 'card') mustBeAbleTo(this.payments.waysToPay().card, 'card');
    else mustBeAbleTo(this.payments.waysToPay().byHand, 'by hand');
    const receipt = await dispatch(this.bus, donationDecider, id, {
      type: 'InitiateDonation',
      ...gift,
      meta: this.donors.metaOf(donorId, meta, 'gift'),
    });
    const { donation } = await this.own.read(id);
    const { url } = await this.#page(id, donation, this.donors.metaOf(donorId, meta, 'payment'), email);
    const key = actor ? '' : `?key=${this.donors.keyOf(id)}`;
    return { id, url, thanks: `${thanksOf(id)}${key}`, receipt };
  }

  #page(id: string, { donorId, amountCents, way }: GivenDonation, meta: CommandMetadata, email: string) {
    return this.payments.request(
      {
        id: paymentOfGift(id),
        payerId: donorId,
        purpose: { kind: purposes.once, id },
        lines: [{ id: 'gift', words: 'Gift to Swap Meet Classics', quantity: 1, unitCents: amountCents }],
        way,
        until: null,
        email,
        returnTo: { paid: thanksOf(id), left: '/donate' },
      },
      meta,
    );
  }

  /** The page of one that nobody has paid; null once its time is over, or while the provider is away. */
  async #pageOf(id: string, donation: GivenDonation, meta: CommandMetadata): Promise<string | null> {
    if (donation.status !== 'initiated') return null;
    try {
      return (await this.#page(id, donation, meta, donation.giver.email)).url;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  #byHandOf(id: string, { donation, history }: Gift): ResponseOf<typeof getGift>['byHand'] {
    const { status, way } = donation;
    const first = history[0];
    if (status !== 'initiated' || way !== 'by hand' || !first) return null;
    const until = plusDays(first.recordedAt, daysByHand);
    return { payTo: this.environment.CHECKS_TO ?? '', memo: memoOf(id), until };
  }
}

/** As payments have it. */
const daysByHand = 60;

/** What is written on a check, by which staff finds it: 'Gift 3F2A-9C01'. */
const memoOf = (id: string): string =>
  `Gift ${id.slice(0, 4)}-${id.slice(4, 8)}`.replace(/[0-9a-f]{4}-[0-9a-f]{4}$/, (code) =>
    code.toUpperCase(),
  );

const thanksOf = (id: string): string => `/donate/thanks/${id}`;

/** Refused before anything is recorded.
 *  errors  CARDS_CLOSED, BY_HAND_CLOSED (conflict) */
function mustBeAbleTo(isOpen: boolean, way: 'card' | 'by hand'): void {
  if (isOpen) return;
  throw way === 'card'
    ? conflict('CARDS_CLOSED', { message: 'Cards are not taken here for the moment. Nothing was charged.' })
    : conflict('BY_HAND_CLOSED', { message: 'Checks are not taken here for the moment.' });
}
