import { deterministicId } from '../../kernel/decider/identifiers.js';

/** What is paid for, in payments: the word is stored. */
export const orderPurpose = 'order';

/** The payment by which an order of a date is to be paid next.
 *  in  before: the one that it replaces; null for the first */
export const paymentOfOrder = (
  { dateId, orderId }: { readonly dateId: string; readonly orderId: string },
  way: 'card' | 'by hand',
  before: string | null,
): string => deterministicId('order payment', dateId, orderId, way, before ?? '');

/** An order by which is recorded who had spaces at a date that was sold elsewhere. */
export const recordedOrder = (dateId: string, memberId: string, spaceIds: readonly string[]): string =>
  deterministicId('recorded order', dateId, memberId, ...spaceIds);
