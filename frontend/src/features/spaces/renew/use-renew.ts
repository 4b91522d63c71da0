import { useBuyingSteps, useRollOverRight, useSurrenderRight } from '@entities/orders/order.mutations';
import { orderQuery } from '@entities/orders/order.queries';
import { sendOrder } from '@entities/orders/place-order';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { paths } from '@lib/paths';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@ui/feedback/toast-store';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type BasketLine, linesOf } from '../sale/basket';
import { needsNewId } from '../sale/refusal';

export type Choice = 'renew' | 'lend' | 'surrender';
export type RenewedRight = NonNullable<PreSale['me']>['rights'][number] & {
  /** As which the space is sold; null when it is not sold any more. */
  readonly productId: string | null;
};

interface Decided {
  readonly renewed: readonly RenewedRight[];
  readonly lent: readonly RenewedRight[];
  readonly surrendered: readonly RenewedRight[];
}

/** Holds what is renewed, lends, and gives up last, so that nothing is lost when a step before it fails. */
export function useRenew(sale: PreSale) {
  const [orderId, setOrderId] = useState(newIdempotencyKey);
  const [ahead, setAhead] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<AbortController | null>(null);
  const lend = useRollOverRight(sale.id);
  const surrender = useSurrenderRight(sale.id);
  const navigate = useNavigate();
  const queries = useQueryClient();
  /** What else is in the hold: sending its lines again replaces them all. */
  const othersOf = async (holdId: string | null, own: readonly BasketLine[]) => {
    if (holdId === null) return [];
    const held = linesOf(await queries.fetchQuery({ ...orderQuery(holdId), staleTime: 0 }));
    return held.filter(({ spaceId }) => spaceId === null || !own.some((one) => one.spaceId === spaceId));
  };
  const id = sale.me?.holdId ?? orderId;
  useEffect(() => () => leaving?.abort(), [leaving]);
  const renew = useBuyingSteps(
    async ({ renewed, lent, surrendered }: Decided) => {
      const stop = new AbortController();
      setLeaving(stop);
      const own = renewed.flatMap(({ spaceId, productId }) =>
        productId === null ? [] : { productId, spaceId, quantity: 1, showClass: null },
      );
      const lines = own.length === 0 ? [] : [...own, ...(await othersOf(sale.me?.holdId ?? null, own))];
      if (lines.length > 0)
        await sendOrder({ id, preSaleId: sale.id, lines }, newIdempotencyKey(), {
          signal: stop.signal,
          onAhead: setAhead,
          onTicket: () => undefined,
        });
      for (const { spaceId } of lent) await lend.mutateAsync(spaceId);
      for (const { spaceId } of surrendered) await surrender.mutateAsync(spaceId);
    },
    {
      onSuccess: (_, { renewed }) => {
        if (renewed.length > 0) navigate(paths.order(id));
        else toast({ title: 'Saved', tone: 'good' });
      },
      onError: (error) => {
        if (needsNewId(error)) setOrderId(newIdempotencyKey());
      },
      onSettled: () => setAhead(null),
    },
  );
  return { ...renew, ahead };
}
