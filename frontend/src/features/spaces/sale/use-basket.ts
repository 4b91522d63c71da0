import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { tab } from '@lib/browser/browser-store';
import { useRef, useState } from 'react';
import { type Basket, type BasketLine, readBasket } from './basket';

/** What is chosen for a date. It stays in this tab while its reader signs in, or loads the page again. */
export function useBasket(dateId: string) {
  const key = `basket:${dateId}`;
  const [basket, setBasket] = useState<Basket>(() => readBasket(tab.read(key)) ?? empty());
  const latest = useRef(basket);
  const keep = (change: Partial<Basket>) => {
    latest.current = { ...latest.current, ...change };
    tab.write(key, JSON.stringify(latest.current));
    setBasket(latest.current);
  };
  return {
    basket,
    setLines: (lines: readonly BasketLine[]) => keep({ lines }),
    setTicket: (ticket: string | null) => keep({ ticket }),
    /** The basket is a hold that is changed. */
    adopt: (orderId: string, lines: readonly BasketLine[]) => keep({ orderId, lines, ticket: null }),
    /** Another order, with the same lines. */
    renew: (orderId: string) => keep({ orderId, ticket: null }),
    forget: () => {
      tab.delete(key);
      latest.current = empty();
      setBasket(latest.current);
    },
  };
}

export type KeptBasket = ReturnType<typeof useBasket>;

const empty = (): Basket => ({ orderId: newIdempotencyKey(), lines: [], ticket: null });
