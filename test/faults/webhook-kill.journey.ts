import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paymentOfGift } from '../../modules/donations/donation/gift-ids.shared.js';
import { openPool } from '../../modules/kernel/postgres/database.js';
import { startEmbeddedPostgres } from '../../modules/kernel/postgres/embedded-postgres.js';
import { startApp } from '../journeys/start-app.mjs';
import { openMailServer } from '../mail/mail-server.js';
import { paySession } from '../stripe/checkout.js';
import { openStripeDouble } from '../stripe/stripe-double.js';

const look = 'GET /v1/checkout/sessions/:id';

/** kill -9 after Stripe has its answer for a webhook, and before anything is recorded.
 *  source  ADR 0097 */
test('a payment whose webhook is interrupted by kill -9 is settled once, and its receipt comes once', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'smc-webhook-kill-'));
  const [stripe, mails] = [await openStripeDouble(), await openMailServer()];
  const env = { SMC_DEMO: '0', APP_CHECK: '0', SMTP_URL: mails.url, ...stripe.settings };
  const gift = { id: crypto.randomUUID(), email: 'gus@example.com' };
  const deliver = (url: string) =>
    stripe.store.events
      .filter(({ type }) => type !== 'charge.succeeded')
      .map(async (event) => {
        const { payload, signature } = stripe.signed(event);
        return (await post(`${url}/api/payments/webhooks/stripe`, payload, signature)).status;
      });

  const killed = await startApp({ dir, env });
  const once = { amount: 50, frequency: 'once', way: 'card', choice: {}, name: 'Gus Guest' };
  const given = await post(`${killed.url}/api/donations`, JSON.stringify({ ...gift, ...once }));
  const { url } = (await given.json()) as { url: string };
  paySession(stripe.store, url.split('/').at(-1) ?? '');
  stripe.fail(look, 'silence', 'silence');
  expect(await Promise.all(deliver(killed.url))).toEqual([200, 200]);
  while (stripe.callsTo(look).length < 2) await new Promise(setImmediate);
  await killed.kill();

  const app = await startApp({ dir, env });
  await mails.to(gift.email, /receipt/i, { seconds: 60 });
  expect(await Promise.all(deliver(app.url))).toEqual([200, 200]);
  await app.close();
  expect(mails.mails).toHaveLength(1);
  expect(await happened(dir, gift.id)).toEqual([
    'DonationInitiated',
    'PaymentRequested',
    'CheckoutOpened',
    'PaymentSettled',
    'DonationSettled',
    'ReceiptNumbered',
  ]);
  await Promise.all([stripe.close(), mails.close()]);
  await rm(dir, { recursive: true, force: true });
}, 300_000);

const post = (url: string, body: string, signature?: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(signature && { 'Stripe-Signature': signature }) },
    body,
  });

/** What was recorded of a gift and its payment. */
async function happened(dir: string, giftId: string): Promise<readonly string[]> {
  const postgres = await startEmbeddedPostgres({ dir });
  const pool = openPool(postgres.url);
  try {
    const { rows } = await pool.query<{ type: string }>(
      'select type from kernel.event where stream = any($1) order by position',
      [[`donation-${giftId}`, `payment-${paymentOfGift(giftId)}`]],
    );
    return rows.map(({ type }) => type);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}
