import { call } from '@lib/api/call';
import { packUp, releaseNoShows } from '@modules/orders/check-in/check-ins.contract';
import { useMutation } from '@tanstack/react-query';
import { useRefreshOrders } from '../orders/refresh-orders';

/** Frees the spaces of those who have not come. */
export function useReleaseNoShows(dateId: string) {
  const onSettled = useRefreshOrders();
  return useMutation({
    mutationFn: () => call(releaseNoShows, { params: { dateId }, body: {} }),
    onSettled,
  });
}

/** A vendor says that they have packed up. */
export function usePackUp(dateId: string, orderId: string) {
  const onSettled = useRefreshOrders();
  return useMutation({
    mutationFn: (lineId: string) => call(packUp, { params: { dateId }, body: { orderId, lineId } }),
    onSettled,
  });
}
