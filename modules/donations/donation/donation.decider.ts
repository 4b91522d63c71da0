import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { conflict, type DomainError, notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { GiftChoice } from '../donations.schemas.js';
import { isSameChoice } from './choice.rules.js';
import type { DonationEvent, donationEvents } from './donation.events.js';
import { type Donation, donationState, type GivenDonation } from './donation.state.js';

type Initiated = Extract<DonationEvent, { readonly type: 'DonationInitiated' }>['data'];
type Settled = Extract<DonationEvent, { readonly type: 'DonationSettled' }>['data'];

export type DonationCommand =
  | Command<'InitiateDonation', Initiated>
  | Command<'SettleDonation', Omit<Settled, 'donorId'>>
  | Command<'NumberReceipt', { readonly year: number; readonly number: number }>
  | Command<'ChangeChoice', { readonly donorId: string; readonly choice: GiftChoice }>
  /** units  everything that went back so far, in USD cents */
  | Command<'RefundDonation', { readonly totalCents: number }>
  /** units  as above, once a refund that was made came back from the donor's bank */
  | Command<'CorrectRefunds', { readonly totalCents: number }>
  | Command<'DisputeDonation'>
  /** units  everything that banks took of it so far, in USD cents; 0 once a lost dispute is won on appeal */
  | Command<
      'DecideDispute',
      { readonly isLost: boolean; readonly lostCents: number; readonly isOpen: boolean }
    >
  | Command<'LapseDonation'>;

/** One gift of money.
 *  source  README, Commands */
export const donationDecider: StreamDecider<typeof donationEvents, Donation, DonationCommand> = {
  ...donationState,
  decide,
  max: 200, // a change repeats the whole choice
  isAlwaysCarriedOut: ({ type }) => type !== 'ChangeChoice',
};

function decide(command: DonationCommand, donation: Donation): readonly DonationEvent[] {
  if (command.type === 'InitiateDonation') return initiate(command, donation);
  if (donation.status === 'none') throw donationNotFound();
  switch (command.type) {
    case 'SettleDonation':
      return settle(command, donation);
    case 'NumberReceipt':
      return numberReceipt(command, donation);
    case 'ChangeChoice':
      return changeChoice(command, donation);
    case 'RefundDonation':
      return refund(command, donation);
    case 'CorrectRefunds':
      return correctRefunds(command, donation);
    case 'DisputeDonation':
      if (donation.status !== 'settled' || donation.isDisputed) return [];
      return [event('DonationDisputed', { donorId: donation.donorId })];
    case 'DecideDispute':
      return decideDispute(command, donation);
    case 'LapseDonation':
      if (donation.status !== 'initiated') return [];
      return [event('DonationLapsed', { donorId: donation.donorId })];
    default:
      return unreachable(command);
  }
}

/** Begin a gift, before it is paid; the same id again by the same donor begins nothing. A guest is known by what they typed alone: whoever has read the id
 *  elsewhere is not answered with the key of the gift.
 *  errors  DONATION_ID_TAKEN (conflict) */
function initiate(
  { type: _, meta: __, ...gift }: CommandOf<DonationCommand, 'InitiateDonation'>,
  donation: Donation,
): readonly DonationEvent[] {
  if (donation.status === 'none') return [event('DonationInitiated', gift)];
  if (donation.donorId === gift.donorId && (gift.giver.memberId !== null || isSame(donation, gift)))
    return [];
  throw donationIdTaken();
}

const isSame = (one: Initiated, other: Initiated): boolean =>
  one.amountCents === other.amountCents &&
  one.way === other.way &&
  one.giver.name === other.giver.name &&
  one.giver.email === other.giver.email &&
  isSameChoice(one.choice, other.choice);

/** The money is there. It counts whenever it comes, also after the gift lapsed. */
function settle(
  { type: _, meta: __, ...paid }: CommandOf<DonationCommand, 'SettleDonation'>,
  { status, donorId }: GivenDonation,
): readonly DonationEvent[] {
  return status === 'settled' ? [] : [event('DonationSettled', { donorId, ...paid })];
}

/** Its receipt has its number, for good.
 *  errors  NO_RECEIPT_YET (conflict) */
function numberReceipt(
  { year, number }: CommandOf<DonationCommand, 'NumberReceipt'>,
  { status, receipt }: GivenDonation,
): readonly DonationEvent[] {
  if (status !== 'settled') throw noReceiptYet();
  return receipt ? [] : [event('ReceiptNumbered', { year, number })];
}

/** events  [ChoiceChanged], or [] when it is the same
 *  errors  DONATION_NOT_FOUND (not-found) */
function changeChoice(
  { donorId, choice }: CommandOf<DonationCommand, 'ChangeChoice'>,
  donation: GivenDonation,
): readonly DonationEvent[] {
  if (donation.donorId !== donorId) throw donationNotFound();
  return isSameChoice(donation.choice, choice) ? [] : [event('ChoiceChanged', { donorId, choice })];
}

/** Totals only grow: one that arrives late changes nothing. */
function refund(
  { totalCents }: CommandOf<DonationCommand, 'RefundDonation'>,
  donation: GivenDonation,
): readonly DonationEvent[] {
  const isNew = donation.status === 'settled' && totalCents > donation.refundedCents;
  return isNew ? [refunded(donation, totalCents)] : [];
}

/** A bank gave a refund back, so that less of it went back than was told.
 *  out  [DonationRefunded], or [] when no less did */
function correctRefunds(
  { totalCents }: CommandOf<DonationCommand, 'CorrectRefunds'>,
  donation: GivenDonation,
): readonly DonationEvent[] {
  const isLess = donation.status === 'settled' && totalCents < donation.refundedCents;
  return isLess ? [refunded(donation, totalCents)] : [];
}

function refunded(
  { donorId, settledCents, refundedCents, leftCents }: GivenDonation,
  totalCents: number,
): DonationEvent {
  const lost = settledCents - refundedCents - leftCents;
  const left = Math.max(0, settledCents - lost - totalCents);
  return event('DonationRefunded', { donorId, refundedCents: totalCents, leftCents: left });
}

/** Of a lost one that is won on appeal the money is there again. While another dispute of the same payment is open, it stays set aside.
 *  in      isOpen: whether one is
 *  events  [DisputeDecided], then [DonationDisputed] for the other one; [] when nothing changes */
function decideDispute(
  { isLost, lostCents, isOpen }: CommandOf<DonationCommand, 'DecideDispute'>,
  { status, donorId, isDisputed, settledCents, refundedCents, leftCents: before }: GivenDonation,
): readonly DonationEvent[] {
  if (status !== 'settled') return [];
  const leftCents = Math.max(0, settledCents - refundedCents - lostCents);
  if (isDisputed === isOpen && leftCents === before) return [];
  const decided = event('DisputeDecided', { donorId, isLost, leftCents });
  return isOpen ? [decided, event('DonationDisputed', { donorId })] : [decided];
}

/** errors  DONATION_NOT_FOUND (not-found) */
export const donationNotFound = (): DomainError =>
  notFound('DONATION_NOT_FOUND', { message: 'There is no such gift, or you did not give it.' });

/** errors  DONATION_ID_TAKEN (conflict) */
export const donationIdTaken = (): DomainError =>
  conflict('DONATION_ID_TAKEN', { message: 'Open the page again, and give from there.' });

/** errors  NO_RECEIPT_YET (conflict) */
export const noReceiptYet = (): DomainError =>
  conflict('NO_RECEIPT_YET', { message: 'The receipt is ready once the money is there.' });
