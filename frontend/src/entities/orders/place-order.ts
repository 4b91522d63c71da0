import { type CallInput, call } from '@lib/api/call';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { ApiProblem } from '@lib/api/problem';
import { saveReadPosition } from '@lib/api/read-position';
import type { ResponseOf } from '@modules/kernel/http/contract';
import { placeOrder, readTicket } from '@modules/orders/order/order.contract';

export type NewOrder = CallInput<typeof placeOrder>['body'];
type Answer = ResponseOf<typeof readTicket>;

export interface Line {
  /** How many are decided before. */
  readonly onAhead: (ahead: number) => void;
  /** The ticket of the place, for a page that is loaded again. */
  readonly onTicket: (ticket: string) => void;
  readonly signal: AbortSignal;
}

/** Holds what is chosen. While others are decided first, it keeps its place and says how many are before. A place that the server has lost, since it was started
 *  again, is asked for once more: the same order with the same lines is held once.
 *  in      key: the same for each attempt to send the same lines; ticket: of a place that was taken before
 *  errors  ApiProblem */
export async function sendOrder(
  body: NewOrder,
  key: string,
  line: Line,
  ticket?: string | null,
): Promise<void> {
  const place = (idempotencyKey: string) => call(placeOrder, { body, idempotencyKey, signal: line.signal });
  let answer: Answer = ticket ? { ticket, ahead: 0 } : await place(key);
  let isAsked = !ticket;
  while ('ticket' in answer) {
    line.onTicket(answer.ticket);
    if (isAsked) {
      line.onAhead(answer.ahead);
      await pause(pauseAt(answer.ahead), line.signal);
    }
    isAsked = true;
    answer = await look(answer.ticket, line.signal).catch((error: unknown) => {
      if (isLost(error)) return place(newIdempotencyKey()); // the key of the first answers with its ticket again
      throw error;
    });
  }
  saveReadPosition(answer);
}

const isLost = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'TICKET_NOT_FOUND';

/** A connection that fails for a moment costs nobody their place. */
async function look(ticket: string, signal: AbortSignal): Promise<Answer> {
  for (;;) {
    try {
      return await call(readTicket, { params: { ticket }, signal });
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiProblem && isPassing(error))) throw error;
      await pause(2_000, signal);
    }
  }
}

const isPassing = ({ status }: ApiProblem): boolean => status === 0 || status === 429 || status >= 500;

/** Milliseconds until the next look: seldom while many are before. */
const pauseAt = (ahead: number): number => Math.min(5_000, 500 + ahead * 20);

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
  });
