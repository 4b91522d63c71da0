import { useBuyingSteps } from '@entities/orders/order.mutations';
import { sendOrder } from '@entities/orders/place-order';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { isRefusal } from '@lib/api/problem';
import { useEffect, useRef, useState } from 'react';
import { needsNewId } from './refusal';
import type { KeptBasket } from './use-basket';

type UseHold = {
  readonly preSaleId: string;
  readonly kept: KeptBasket;
  readonly onHeld: (orderId: string) => void;
};

/** Holds the basket. While others are decided first, `ahead` is how many are before; a page that is loaded again keeps its place. */
export function useHold({ preSaleId, kept, onHeld }: UseHold) {
  const { basket } = kept;
  const [ahead, setAhead] = useState<number | null>(null);
  const [leaving] = useState(() => new AbortController());
  const attempt = useRef({ words: '', key: '' });
  const ticketOf = useRef(basket.ticket);
  const line = {
    signal: leaving.signal,
    onAhead: setAhead,
    onTicket: (ticket: string) => {
      if (ticketOf.current !== ticket) kept.setTicket(ticket);
      ticketOf.current = ticket;
    },
  };
  const sendAs = (id: string, ticket: string | null) => {
    const body = { id, preSaleId, lines: [...basket.lines] };
    const words = JSON.stringify(body);
    if (attempt.current.words !== words) attempt.current = { words, key: newIdempotencyKey() };
    return sendOrder(body, attempt.current.key, line, ticket);
  };
  const hold = useBuyingSteps(
    async (ticket: string | null) => {
      try {
        await sendAs(basket.orderId, ticket);
        return basket.orderId;
      } catch (error) {
        if (!needsNewId(error)) throw error;
        if (ticket !== null) return basket.orderId; // its page says what became of it
        const id = newIdempotencyKey();
        kept.renew(id);
        await sendAs(id, null);
        return id;
      }
    },
    {
      onSuccess: (id) => {
        kept.forget();
        onHeld(id);
      },
      onError: (error) => {
        if (leaving.signal.aborted) return;
        if (isRefusal(error)) attempt.current = { words: '', key: '' };
        kept.setTicket(null);
      },
      onSettled: () => {
        ticketOf.current = null;
        setAhead(null);
      },
    },
  );
  const { mutate } = hold;
  const first = useRef(basket.ticket);
  useEffect(() => {
    if (first.current !== null) mutate(first.current);
    first.current = null;
  }, [mutate]);
  useLeaving(leaving);
  return { ...hold, ahead, send: () => mutate(null) };
}

/** Nothing is asked for once the page is left. React's strict mode mounts twice at once, which is no leaving. */
function useLeaving(leaving: AbortController): void {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      queueMicrotask(() => isHere.current || leaving.abort());
    };
  }, [leaving]);
}
