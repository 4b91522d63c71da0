import {
  type DuePreSale,
  duePreSales,
  overdueOrders,
} from '../../../projections/orders/pre-sales/pre-sales.queries.js';
import { forEachSettled } from '../../kernel/async/for-each-settled.js';
import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId, newId } from '../../kernel/decider/identifiers.js';
import { systemCommand } from '../../kernel/decider/system-command.js';
import { type ScheduledJob, scheduledJob } from '../../kernel/jobs/job.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { paymentState } from '../../payments/payment/payment.state.js';
import { offerToWaiting } from '../waitlist/offer-to-waiting.shared.js';
import { type PreSaleCommand, preSaleDecider } from './pre-sale.decider.js';

type Deps = Pick<ModuleContext, 'bus' | 'db' | 'eventStore'>;
type Sent = PreSaleCommand extends infer One
  ? One extends PreSaleCommand
    ? Omit<One, 'meta'>
    : never
  : never;

/** What time does to pre-sales.
 *  source  README, Jobs */
export const tendPreSalesJob = (deps: Deps): ScheduledJob =>
  scheduledJob({ name: 'tend-pre-sales', everySeconds: 60, run: ({ now }) => tendPreSales(deps, now) });

/** units  now: ISO-8601 UTC */
export async function tendPreSales(deps: Deps, now: string): Promise<void> {
  await forEachSettled(await duePreSales(deps.db, now), (due) => tend(deps, due, now));
  await forEachSettled(await overdueOrders(deps.db, now), (order) => endUnasked(deps, order, now));
}

async function tend(
  deps: Deps,
  { id, hasLapsed, hasWaiting, graceUntil, noShowAt, isCancelled }: DuePreSale,
  now: string,
): Promise<void> {
  const send = (command: Sent, ...once: readonly string[]) => {
    const commandId = once.length ? deterministicId('tend-pre-sales', id, command.type, ...once) : newId();
    return dispatch(deps.bus, preSaleDecider, id, {
      ...command,
      meta: systemCommand(now, commandId),
    } as PreSaleCommand);
  };
  if (graceUntil !== null) await send({ type: 'ExpireRights' }, graceUntil);
  if (hasLapsed) await send({ type: 'AbandonLapsed' });
  if (noShowAt !== null) await send({ type: 'ReleaseNoShows' }, noShowAt).catch(ifRefused);
  if (isCancelled && (await hasOrders(deps, id)))
    await send({ type: 'CancelPreSale', most: 100, reason: 'The date was canceled.' });
  if (hasWaiting) await offerToWaiting(deps, id, `${id} ${now}`, now);
}

const hasOrders = ({ bus }: Deps, id: string): Promise<boolean> =>
  lookAt(bus, preSaleDecider, id, ({ ordersOf }) => [...ordersOf.values()].some((ids) => ids.length > 0));

/** An order whose payment was never asked for, because the process ended between the two, or whose payment has ended.
 *  source  README, Money 11 */
async function endUnasked(
  { bus, eventStore }: Deps,
  {
    orderId,
    dateId,
    paymentId,
  }: { readonly orderId: string; readonly dateId: string; readonly paymentId: string },
  now: string,
): Promise<void> {
  const { status } = await loadState(eventStore, paymentState, paymentId);
  if (status !== 'none' && status !== 'expired' && status !== 'cancelled') return;
  const meta = systemCommand(now, deterministicId('tend-pre-sales', orderId, paymentId));
  await dispatch(bus, preSaleDecider, dateId, { type: 'AbandonOrder', orderId, paymentId, meta });
}

/** Terms may have changed a moment ago. */
function ifRefused(error: unknown): void {
  if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
}
