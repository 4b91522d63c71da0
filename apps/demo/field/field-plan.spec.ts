import { type CommandMetadata, foldEvents } from '../../../modules/kernel/decider/decider.js';
import type { StreamDecider } from '../../../modules/kernel/decider/stream-decider.js';
import type { EventOf, StreamDefinition } from '../../../modules/kernel/event-store/events.js';
import { preSaleDecider } from '../../../modules/orders/pre-sale/pre-sale.decider.js';
import { paymentDecider } from '../../../modules/payments/payment/payment.decider.js';
import { spaceMapDecider } from '../../../modules/spaces/map/space-map.decider.js';
import { eventPlans } from '../events/event-plans.js';
import { people } from '../people.js';
import { idOfSpace } from './field-map.js';
import { fieldPlan } from './field-plan.js';

const starts = ['2026-11-20T12:00:00.000Z', '2027-02-27T12:00:00.000Z', '2027-09-05T12:00:00.000Z'];

/** What a stream is after the commands, by the rules that real ones follow. */
function carriedOut<
  Events extends StreamDefinition,
  State,
  Command extends { readonly type: string; readonly meta: CommandMetadata },
>(decider: StreamDecider<Events, State, Command>, commands: readonly Command[]): State {
  const folding = decider.begin?.();
  const history: EventOf<Events>[] = [];
  for (const command of commands) {
    const decided = decider.decide(command, folding?.state() ?? foldEvents(decider, history));
    if (decided.length === 0) throw new Error(`Nothing follows from ${JSON.stringify(command)}`);
    for (const event of decided) folding?.change(event);
    history.push(...decided);
  }
  return folding?.state() ?? foldEvents(decider, history);
}

function planAt(now: string, count = 300) {
  const everybody = people('rules', count);
  const reviewer = everybody[9] as (typeof everybody)[number];
  const { field } = eventPlans('rules', { people: everybody, reviewer, now });
  return { plan: fieldPlan('rules', field, { people: everybody, now }), everybody };
}

describe.each(starts)('written at %s', (now) => {
  const { plan, everybody } = planAt(now);
  const [first, second, next] = plan.preSales.map(({ commands }, at) =>
    carriedOut(preSaleDecider, at === 2 ? [...commands, ...plan.cancelled.commands] : commands),
  );
  const vendorOf = (preSale: typeof next, code: string) =>
    preSale?.orders.get(preSale.spaces.get(idOfSpace(code))?.holder?.orderId ?? '')?.buyerId;

  test('the map has 600 spaces, and is published', () => {
    const map = carriedOut(spaceMapDecider, plan.map.commands);
    expect(map.published?.spaces.size).toBe(600);
    expect(map.isChanged).toBe(false);
  });

  test('two years know who had B12: the second time the seller was moved there, and renewed it', () => {
    const [seller] = everybody;
    expect(vendorOf(first, 'B12')).not.toBe(seller?.memberId);
    expect([vendorOf(second, 'B12'), vendorOf(next, 'B12')]).toEqual([seller?.memberId, seller?.memberId]);
  });

  test('of the next date, spaces are renewed, lent, sold, kept back and given up, and checks are on their way', () => {
    const orders = [...(next?.orders.values() ?? [])];
    const spaces = [...(next?.spaces.values() ?? [])];
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['paid', 'awaiting payment', 'cancelled']),
    );
    expect(new Set(orders.map(({ source }) => source))).toEqual(new Set(['renewal', 'first call', 'sale']));
    expect(orders.some(({ status, grantedCents }) => status === 'paid' && grantedCents > 0)).toBe(true);
    const rights = new Set(spaces.map(({ right }) => right?.status));
    for (const status of ['exercised', 'rolled over', 'surrendered', 'expired'])
      expect(rights).toContain(status);
    expect(spaces.filter(({ blocked }) => blocked !== null)).toHaveLength(2);
    expect(orders.some(({ lines }) => lines.some(({ isOneYear }) => isOneYear))).toBe(true);
  });

  test('some wait for power, of which nothing is left, and the buyer has a space', () => {
    expect(next?.waiting.size).toBe(5);
    expect(vendorOf(next, 'A7')).toBe(everybody[1]?.memberId);
  });

  test('each payment is of an order, and of what it costs', () => {
    const paid = plan.payments.map(({ commands }) => carriedOut(paymentDecider, commands));
    expect(paid.length).toBe(next?.orders.size);
    const open = [...(next?.orders.values() ?? [])].filter(({ status }) => status === 'awaiting payment');
    expect(paid.filter(({ status }) => status === 'requested')).toHaveLength(open.length);
  });
});

test('a few people have a field too', () => {
  const { plan } = planAt('2026-11-20T12:00:00.000Z', 10);
  for (const { commands } of plan.preSales)
    expect(carriedOut(preSaleDecider, commands).spaces.size).toBe(600);
});
