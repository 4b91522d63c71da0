import { ApiProblem, messageOf } from '@lib/api/problem';

/** Why a hold was refused, at what it concerns. */
export interface Refusal {
  readonly message: string;
  readonly spaceId: string | null;
  readonly productId: string | null;
  /** What the reader holds already. */
  readonly orderId: string | null;
}

/** The server names the space or the product; the rest of the basket stays as it is. Pure. */
export function refusalOf(error: unknown): Refusal {
  const body = error instanceof ApiProblem ? error.body : {};
  const idIn = (name: string) => (typeof body[name] === 'string' ? body[name] : null);
  const spaceId = idIn('spaceId');
  return {
    message: messageOf(error),
    spaceId,
    productId: spaceId === null ? idIn('productId') : null,
    orderId: error instanceof ApiProblem && error.code === 'HOLD_EXISTS' ? idIn('orderId') : null,
  };
}

/** The id names another order, or one that is over: the same lines are sent under a new one. */
export const needsNewId = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  ['ORDER_ID_TAKEN', 'ORDER_OVER', 'HOLD_OVER', 'ORDER_SUBMITTED'].includes(error.code);
