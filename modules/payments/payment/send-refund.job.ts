import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import type { QueuedJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { Looks } from '../look/looks.service.js';
import { ProviderRefused } from '../provider/payment-provider.js';
import { paymentDecider } from './payment.decider.js';
import { paymentState } from './payment.state.js';
import { refundQueue } from './refund.queue.js';

type Deps = Pick<ModuleContext, 'bus' | 'eventStore' | 'get'>;

export const sendRefundJob = (deps: Deps): QueuedJob =>
  refundQueue.job(({ paymentId, refundId }, { now }) => sendRefund(deps, paymentId, refundId, now));

/** Have the provider send money back, and record how it is then. It is asked first whether it has this refund: a provider keeps a key only for a time.
 *  errors  PROVIDER_AWAY (unavailable): the job is tried again
 *  source  README, Rules 6 */
export async function sendRefund(
  { bus, eventStore, get }: Deps,
  paymentId: string,
  refundId: string,
  now: string,
): Promise<void> {
  const looks = get(Looks);
  const payment = await loadState(eventStore, paymentState, paymentId);
  if (payment.status === 'none' || payment.provider === 'by-hand') return;
  const refund = payment.refunds.get(refundId);
  const { checkoutRef, settled } = payment;
  if (refund?.status !== 'requested' || !settled) return;
  const provider = looks.of(payment.provider);
  const { refunds } = await provider.payment({ checkoutRef, paymentRef: settled.ref });
  if (!refunds.some(({ id }) => id === refundId))
    try {
      if (settled.ref === null) throw new ProviderRefused('no_movement', 'It has no movement to send back.');
      const { amountCents } = refund;
      await provider.refund({ id: refundId, paymentRef: settled.ref, amountCents });
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      const meta = systemCommand(now, deterministicId('refused', paymentId, refundId));
      await dispatch(bus, paymentDecider, paymentId, {
        type: 'FailRefund',
        refundId,
        code: error.code,
        meta,
      });
    }
  await looks.payment(paymentId);
}
