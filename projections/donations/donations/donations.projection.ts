import { sql } from 'kysely';
import { donationEvents } from '../../../modules/donations/donation/donation.events.js';
import { paymentOfGift } from '../../../modules/donations/donation/gift-ids.shared.js';
import type { GiftChoice } from '../../../modules/donations/donations.schemas.js';
import { monthlyGiftEvents } from '../../../modules/donations/monthly-gift/monthly-gift.events.js';
import { nameShown } from '../../../modules/donations/thank-you.schemas.js';
import { dayIn, usualTimeZone } from '../../../modules/kernel/decider/days.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { paymentEvents } from '../../../modules/payments/payment/payment.events.js';
import { createDonations } from './donations.table.js';

const ofDonations = pick(
  donationEvents,
  'DonationInitiated',
  'DonationSettled',
  'ReceiptNumbered',
  'ChoiceChanged',
  'DonationRefunded',
  'DonationDisputed',
  'DisputeDecided',
  'DonationLapsed',
);
const ofMonthly = pick(monthlyGiftEvents, 'MonthlyGiftInitiated');
const ofPayments = pick(paymentEvents, 'PaymentProcessing');
const handles = [ofDonations, ofMonthly, ofPayments] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;
type Keys = Pick<PersonKeys, 'getMany'> | undefined;

/** Gifts: what is shown of them, their sums, and which a stand-in gave. */
export const donations = projection({
  name: 'donations',
  version: 1,
  handles,
  create: createDonations,
  handle: async (tx, events, _copyRows, keys) => {
    for (const event of events) await write(tx, event, keys);
  },
});

async function write(tx: DatabaseTransaction, event: Handled, keys: Keys): Promise<void> {
  const { entityId: id, recordedAt } = event;
  switch (event.type) {
    case 'DonationInitiated':
      return initiate(tx, event, keys);
    case 'DonationSettled': {
      const { paymentId, amountCents, settledAt } = event.data;
      const year = Number(dayIn(settledAt, usualTimeZone).slice(0, 4));
      await sql`update gift set status = 'settled', payment_id = ${paymentId}, settled_cents = ${amountCents}, left_cents = ${amountCents},
        settled_at = ${settledAt}, year = ${year} where id = ${id}`.execute(tx);
      return;
    }
    case 'ReceiptNumbered':
      await sql`update gift set year = ${event.data.year}, receipt_number = ${event.data.number} where id = ${id}`.execute(
        tx,
      );
      return;
    case 'ChoiceChanged':
      return change(tx, id, event.data, keys);
    case 'DonationRefunded':
      await sql`update gift set left_cents = ${event.data.leftCents} where id = ${id}`.execute(tx);
      return;
    case 'DonationDisputed':
      await sql`update gift set is_disputed = true where id = ${id}`.execute(tx);
      return;
    case 'DisputeDecided':
      await sql`update gift set is_disputed = false, left_cents = ${event.data.leftCents} where id = ${id}`.execute(
        tx,
      );
      return;
    case 'DonationLapsed':
      await sql`update gift set status = 'lapsed' where id = ${id}`.execute(tx);
      return;
    case 'PaymentProcessing':
      await sql`update gift set status = 'processing' where payment_id = ${id} and status = 'initiated'`.execute(
        tx,
      );
      return;
    case 'MonthlyGiftInitiated':
      await sql`insert into monthly values (${id}, ${event.data.donorId}, ${recordedAt}) on conflict do nothing`.execute(
        tx,
      );
      return;
    default:
      return unreachable(event);
  }
}

type Initiated = Extract<Handled, { readonly type: 'DonationInitiated' }>;

async function initiate(
  tx: DatabaseTransaction,
  { entityId: id, recordedAt, data }: Initiated,
  keys: Keys,
): Promise<void> {
  const { donorId, monthlyGiftId, choice, giver } = data;
  const key = (await keys?.getMany([donorId]))?.get(donorId);
  const { who, showsAmount, message } = shownOf(giver.name, choice);
  await sql`insert into gift values (${id}, ${donorId}, ${giver.memberId !== null}, ${choice.sharesWithStaff}, 'initiated', false,
    ${paymentOfGift(id)}, ${monthlyGiftId}, not exists (select from gift where monthly_gift_id = ${monthlyGiftId}), 0, 0, ${recordedAt}, null, null, null,
    ${who}, ${showsAmount}, ${message}, ${key ? sealJson(key, giver.name, id) : null}) on conflict do nothing`.execute(
    tx,
  );
}

async function change(
  tx: DatabaseTransaction,
  id: string,
  { donorId, choice }: { readonly donorId: string; readonly choice: GiftChoice },
  keys: Keys,
): Promise<void> {
  const { rows } = await sql<{ sealed: string | null }>`select sealed from gift where id = ${id}`.execute(tx);
  const key = (await keys?.getMany([donorId]))?.get(donorId);
  const sealed = rows[0]?.sealed;
  const { who, showsAmount, message } = shownOf(
    key && sealed ? String(openJson(key, sealed, id)) : '',
    choice,
  );
  await sql`update gift set who = ${who}, shows_amount = ${showsAmount}, message = ${message}, shares = ${choice.sharesWithStaff}
    where id = ${id}`.execute(tx);
}

/** What everybody reads of it. */
function shownOf(
  name: string,
  { shownAs, showsAmount, message, messageFor }: GiftChoice,
): { readonly who: string | null; readonly showsAmount: boolean; readonly message: string } {
  if (shownAs === 'none') return { who: null, showsAmount: false, message: '' };
  const shown = messageFor === 'everybody' ? message : '';
  return { who: nameShown(name, shownAs), showsAmount, message: shown };
}
