import { donationDecider } from '../../modules/donations/donation/donation.decider.js';
import { paymentOfGift, purposes } from '../../modules/donations/donation/gift-ids.shared.js';
import type { GiftChoice } from '../../modules/donations/donations.schemas.js';
import { deterministicId } from '../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../modules/kernel/decider/time.js';
import { paymentDecider } from '../../modules/payments/payment/payment.decider.js';
import { settingDecider } from '../../modules/settings/setting/setting.decider.js';
import { siteSettings } from '../../modules/settings/setting/setting.events.js';
import type { DemoDeps } from './demo-deps.js';
import type { Person } from './people.js';

/** Write gifts of this year, as checks and cash that staff received, and the goal that they go towards. The newest is from the buyer, who reads it among their own. */
export async function writeGifts(
  deps: DemoDeps,
  seed: string,
  { admin, buyer }: { readonly admin: Person; readonly buyer: Person },
): Promise<void> {
  const actor = { id: admin.memberId, roles: ['admin'] };
  const at = { actor, now: plusDays(deps.now, -45), commandId: deterministicId(seed, 'giving goal') };
  await deps.sendToStream(settingDecider, siteSettings, [
    {
      type: 'ChangeSetting',
      name: 'giving-goal-dollars',
      value: 6_000,
      reason: 'What servers, e-mail and maps cost a year',
      meta: at,
    },
  ]);
  for (const [nth, gift] of gifts.entries()) {
    const memberId = gift.isOfBuyer ? buyer.memberId : null;
    await writeGift(deps, deterministicId(seed, 'gift', nth), gift, { staffId: admin.memberId, memberId });
  }
}

/** In USD cents. */
interface Gift {
  readonly daysAgo: number;
  readonly cents: number;
  readonly name: string;
  readonly method: 'check' | 'cash' | 'bank';
  readonly choice?: Partial<GiftChoice>;
  readonly isOfBuyer?: boolean;
}

/** The money of a gift as staff notes it; that the gift is there follows from it, as always. */
async function writeGift(
  deps: DemoDeps,
  id: string,
  { daysAgo, cents, name, method, choice }: Gift,
  { staffId, memberId }: { readonly staffId: string; readonly memberId: string | null },
): Promise<void> {
  const donorId = deps.donors[memberId === null ? 'ofGuest' : 'ofMember'](memberId ?? id);
  const metaOf = (actorId: string, step: string, days: number) => ({
    actor: { id: actorId, roles: [] },
    now: plusDays(deps.now, -days),
    commandId: deterministicId(id, step),
  });
  await deps.sendToStream(donationDecider, id, [
    {
      type: 'InitiateDonation',
      donorId,
      amountCents: cents,
      monthlyGiftId: null,
      way: 'by hand',
      choice: { ...usualChoice, ...choice },
      giver: { name, email: '', memberId },
      meta: metaOf(donorId, 'gift', daysAgo + 4),
    },
  ]);
  const purpose = { kind: purposes.once, id };
  const lines = [{ id: 'gift', words: 'Gift to Swap Meet Classics', quantity: 1, unitCents: cents }];
  const received = metaOf(staffId, 'received', daysAgo);
  await deps.sendToStream(paymentDecider, paymentOfGift(id), [
    {
      type: 'RequestPayment',
      payerId: donorId,
      purpose,
      lines,
      provider: 'by-hand',
      until: plusDays(deps.now, 60 - daysAgo - 4),
      meta: metaOf(donorId, 'payment', daysAgo + 4),
    },
    { type: 'ReceiveByHand', method, paidCents: cents, paidAt: received.now, note: '', meta: received },
  ]);
}

const usualChoice: GiftChoice = {
  shownAs: 'name',
  showsAmount: true,
  message: '',
  messageFor: 'everybody',
  sharesWithStaff: true,
};

const gifts: readonly Gift[] = [
  { daysAgo: 41, cents: 50_000, name: 'Walter Gustafson', method: 'check' },
  { daysAgo: 36, cents: 10_000, name: 'Rita Dombrowski', method: 'check', choice: { shownAs: 'initials' } },
  { daysAgo: 33, cents: 2_500, name: 'Floyd Hanson', method: 'cash' },
  {
    daysAgo: 29,
    cents: 100_000,
    name: 'Eleanor Vance',
    method: 'bank',
    choice: { shownAs: 'somebody', showsAmount: false, sharesWithStaff: false },
  },
  { daysAgo: 26, cents: 5_000, name: 'Carl Nyberg', method: 'check', choice: { showsAmount: false } },
  { daysAgo: 22, cents: 25_000, name: 'Blackhawk Valley Car Club', method: 'check' },
  { daysAgo: 19, cents: 2_500, name: 'Dolores Reyes', method: 'cash', choice: { shownAs: 'initials' } },
  { daysAgo: 15, cents: 10_000, name: 'Gene Sobczak', method: 'check' },
  { daysAgo: 12, cents: 5_000, name: 'Ida Thorson', method: 'cash', choice: { shownAs: 'somebody' } },
  { daysAgo: 8, cents: 25_000, name: 'Norm Petrie', method: 'bank', choice: { shownAs: 'none' } },
  {
    daysAgo: 5,
    cents: 10_000,
    name: 'Harold Beck',
    method: 'check',
    choice: { message: 'Found the last hubcap for my ’56 here after eleven years. Keep it going.' },
  },
  { daysAgo: 1.5, cents: 5_000, name: 'Donna Whitaker', method: 'check', isOfBuyer: true },
];
