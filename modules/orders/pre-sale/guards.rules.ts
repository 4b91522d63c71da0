import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, forbidden, notFound } from '../../kernel/decider/errors.js';
import type { Product, Terms } from './pre-sale.schemas.js';
import type { LineState, Order, PreSale, SpaceState, Waiting } from './pre-sale-types.state.js';

/** errors  PRE_SALE_NOT_FOUND (not-found) */
export function termsOf({ terms }: PreSale): Terms {
  if (!terms) throw notFound('PRE_SALE_NOT_FOUND', { message: 'Nothing is sold for this date.' });
  return terms;
}

/** errors  PRE_SALE_NOT_FOUND (not-found), PRE_SALE_OVER (conflict) */
export function mustGoOn(preSale: PreSale): Terms {
  const terms = termsOf(preSale);
  if (preSale.status === 'cancelled') throw conflict('PRE_SALE_OVER', { message: 'This date was canceled.' });
  return terms;
}

/** errors  PRE_SALE_NOT_FOUND (not-found), PRE_SALE_OVER, NOT_ANNOUNCED (conflict) */
export function mustBeAnnounced(preSale: PreSale): Terms {
  const terms = mustGoOn(preSale);
  if (preSale.status !== 'announced')
    throw conflict('NOT_ANNOUNCED', { message: 'This pre-sale is not announced yet.' });
  return terms;
}

/** errors  ORDER_NOT_FOUND (not-found) */
export function orderOf({ orders }: PreSale, id: string): Order {
  const order = orders.get(id);
  if (!order) throw notFound('ORDER_NOT_FOUND', { message: 'There is no such order.' });
  return order;
}

/** errors  ORDER_NOT_FOUND (not-found), NOT_YOUR_ORDER (forbidden) */
export function ownOrderOf(preSale: PreSale, id: string, { actor }: CommandMetadata): Order {
  const order = orderOf(preSale, id);
  if (order.buyerId !== actor.id) throw notYourOrder();
  return order;
}

export const notYourOrder = () => forbidden('NOT_YOUR_ORDER', { message: 'This is not your order.' });

/** errors  LINE_NOT_FOUND (not-found) */
export function lineOf({ lines }: Order, id: string): LineState {
  const line = lines.find((one) => one.id === id);
  if (!line) throw notFound('LINE_NOT_FOUND', { message: 'This order has no such line.' });
  return line;
}

/** A space that is on the map.
 *  errors  SPACE_NOT_FOUND (not-found) */
export function spaceOf({ spaces }: PreSale, id: string): SpaceState {
  const space = spaces.get(id);
  if (!space?.isOnMap) throw notFound('SPACE_NOT_FOUND', { spaceId: id, message: 'There is no such space.' });
  return space;
}

/** errors  PRODUCT_NOT_FOUND (not-found) */
export function productOf({ products }: Terms, id: string): Product {
  const product = products.find((one) => one.id === id);
  if (!product)
    throw notFound('PRODUCT_NOT_FOUND', { productId: id, message: 'This is not sold for this date.' });
  return product;
}

/** An entry of whoever asks.
 *  errors  NOT_WAITING (not-found) */
export function ownEntryOf({ waitlist }: PreSale, id: string, { actor }: CommandMetadata): Waiting {
  const entry = waitlist.get(id);
  if (entry?.memberId !== actor.id)
    throw notFound('NOT_WAITING', { message: 'You do not wait for this, or no longer.' });
  return entry;
}

/** It was left, canceled, or not paid in time. */
export const orderOver = () => conflict('ORDER_OVER', { message: 'This order is over.' });

export const orderSubmitted = () =>
  conflict('ORDER_SUBMITTED', {
    message: 'This order waits for its payment, or was paid. Cancel what you do not want of it.',
  });
