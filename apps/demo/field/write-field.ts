import { orderDetailsDecider } from '../../../modules/orders/details/order-details.decider.js';
import { preSaleDecider } from '../../../modules/orders/pre-sale/pre-sale.decider.js';
import { paymentDecider } from '../../../modules/payments/payment/payment.decider.js';
import { spaceMapDecider } from '../../../modules/spaces/map/space-map.decider.js';
import type { DemoDeps } from '../demo-deps.js';
import { inLanes } from '../in-lanes.js';
import type { FieldPlan } from './field-plan.js';

/** Write the field: its map, what was sold of each date, and then the money. */
export async function writeField({ sendToStream, ...deps }: DemoDeps, plan: FieldPlan): Promise<void> {
  await sendToStream(spaceMapDecider, plan.map.id, plan.map.commands);
  let sold: Awaited<ReturnType<typeof sendPreSale>> = [];
  for (const { id, commands } of plan.preSales) {
    if (deps.signal.aborted) return;
    sold = await sendPreSale(id, commands);
  }
  await inLanes(deps, 'gatherings', plan.payments, 32, ({ id, commands }) =>
    sendToStream(paymentDecider, id, commands),
  );
  await inLanes(deps, 'gatherings', plan.details, 32, ({ id, commands }) =>
    sendToStream(orderDetailsDecider, id, commands),
  );
  await sendToStream(preSaleDecider, plan.cancelled.id, plan.cancelled.commands, sold);

  function sendPreSale(id: string, commands: FieldPlan['preSales'][number]['commands']) {
    return sendToStream(preSaleDecider, id, commands);
  }
}
