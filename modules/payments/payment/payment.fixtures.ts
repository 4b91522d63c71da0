import { event } from '../../kernel/decider/decider.js';
import type { Purpose } from '../payments.schemas.js';
import type { PaymentEvent } from './payment.events.js';

/** Two spaces at $25 and a table at $10, by card until noon. */
export const order = {
  payerId: 'ana',
  purpose: { kind: 'spaces', id: 'order-1' },
  lines: [
    { id: 'spaces', words: 'Space', quantity: 2, unitCents: 2_500 },
    { id: 'table', words: 'Table', quantity: 1, unitCents: 1_000 },
  ],
  provider: 'stripe',
  until: '2026-06-02T12:00:00.000Z',
} as const;

export const requested = (
  changes: Partial<Omit<typeof order, 'purpose' | 'provider' | 'until'>> & {
    readonly purpose?: Purpose;
    readonly provider?: 'stripe' | 'by-hand';
    readonly until?: string | null;
  } = {},
): PaymentEvent =>
  event('PaymentRequested', { ...order, lines: [...order.lines], amountCents: 6_000, ...changes } as never);

export const opened = (ref = 'cs_1'): PaymentEvent => event('CheckoutOpened', { ref });

export const settled = (paidCents = 6_000): PaymentEvent =>
  event('PaymentSettled', {
    payerId: 'ana',
    purpose: order.purpose,
    paidCents,
    paidAt: '2026-06-01T12:00:00.000Z',
    ref: 'pi_1',
    method: null,
    receivedBy: null,
  });
