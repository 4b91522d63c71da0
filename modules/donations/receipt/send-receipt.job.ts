import { dispatch } from '../../kernel/decider/command-bus.js';
import { dayIn, usualTimeZone } from '../../kernel/decider/days.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { pick } from '../../kernel/event-store/events.js';
import { defineQueue, type QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { reactor } from '../../kernel/processing/projection.js';
import { OUTBOX } from '../../mail/mail.ports.js';
import { donationDecider } from '../donation/donation.decider.js';
import { donationEvents } from '../donation/donation.events.js';
import { donationState, type GivenDonation } from '../donation/donation.state.js';
import { DONORS } from '../donations.ports.js';
import { numberReceipt } from './number-receipt.js';
import { receiptMail } from './receipt-mail.js';
import { receiptNumber } from './receipt-number.rules.js';

const queue = defineQueue<{ readonly donationId: string }>({
  name: 'send-receipt',
  retry: { maxAttempts: 10, delaySeconds: (failed) => 30 * 2 ** failed },
});

/** Whenever a donation is there, its receipt is numbered and sent. */
export const sendReceipts = reactor({
  name: 'send-receipts',
  handles: [pick(donationEvents, 'DonationSettled')],
  handle: async (tx, events) => {
    for (const { entityId, recordedAt } of events)
      await queue.enqueue(tx, { key: entityId, payload: { donationId: entityId }, dueAt: recordedAt });
  },
});

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore' | 'environment' | 'get'>;

/** Number the receipt of a donation, and mail where it is. A run that ends half-way is repeated: the number stays, and the e-mail is one. */
export const sendReceiptJob = (deps: Deps): QueuedJob =>
  queue.job(async ({ donationId }, { now }) => {
    const donation = await loadState(deps.eventStore, donationState, donationId);
    if (donation.status === 'none' || donation.settledAt === null) return;
    const year = Number(dayIn(donation.settledAt, usualTimeZone).slice(0, 4));
    const number = await numberReceipt(deps.db, donationId, year);
    await dispatch(deps.bus, donationDecider, donationId, {
      type: 'NumberReceipt',
      ...number,
      meta: {
        actor: { id: donation.donorId, roles: [] },
        now,
        commandId: deterministicId('number receipt', donationId),
      },
    });
    await send(deps, donationId, donation, receiptNumber(number));
  });

/** The e-mail is nobody's in the outbox, and its cause is no id of the gift. One whose donor is erased is not sent. */
async function send(
  { db, environment, get }: Deps,
  id: string,
  { giver, settledCents }: GivenDonation,
  number: string,
): Promise<void> {
  if (giver.email === '') return;
  const donors = get(DONORS);
  const isMember = giver.memberId !== null;
  const page = `${environment.publicUrl}/donate/thanks/${id}${isMember ? '' : `?key=${donors.keyOf(id)}`}`;
  const mail = await get(OUTBOX).write({
    cause: donors.causeOf(id),
    kind: 'gift-receipt',
    to: giver.email,
    person: null,
    content: receiptMail({ number, name: giver.name, cents: settledCents, page, isMember }),
  });
  await mail.enqueue(db);
}
