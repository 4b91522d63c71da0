import { type CallInput, call } from '@lib/api/call';
import {
  cancelLines,
  describeOrder,
  joinWaitlist,
  leaveOrder,
  leaveWaitlist,
  payOrder,
  rollOverRight,
  surrenderRight,
} from '@modules/orders/order/order.contract';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRefreshOrders } from './refresh-orders';

export type Details = CallInput<typeof describeOrder>['body'];
export type PayWay = CallInput<typeof payOrder>['body']['way'];
export type Wishes = CallInput<typeof joinWaitlist>['body']['wishes'];

/** A refusal often means that a page was out of date: all is read again, whatever came. */
function useBuying<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const onSettled = useRefreshOrders();
  return useMutation({ mutationFn, onSettled });
}

/** Buying that takes several calls, or a place in the line; `then` says what the page does about it. */
export function useBuyingSteps<Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  then: Pick<UseMutationOptions<Output, Error, Input>, 'onSuccess' | 'onError'> & {
    readonly onSettled: () => void;
  },
) {
  const refresh = useRefreshOrders();
  const onSettled = () => {
    then.onSettled();
    return refresh();
  };
  return useMutation({ ...then, mutationFn, onSettled });
}

/** Says what the buyer brings, and who sells along. */
export const useDescribeOrder = (id: string) =>
  useBuying((body: Details) => call(describeOrder, { params: { id }, body }));

/** Answers with the page to pay on; null by check, or when it costs nothing. */
export const usePayOrder = (id: string) =>
  useBuying((way: PayWay) => call(payOrder, { params: { id }, body: { way } }));

/** Lets go what is held; an offer of the waitlist is declined. */
export const useLeaveOrder = (id: string) => useBuying(() => call(leaveOrder, { params: { id }, body: {} }));

export const useCancelLines = (id: string) =>
  useBuying((body: CallInput<typeof cancelLines>['body']) => call(cancelLines, { params: { id }, body }));

/** Gives the right to a space back, for good. */
export const useSurrenderRight = (dateId: string) =>
  useBuying((spaceId: string) => call(surrenderRight, { params: { dateId }, body: { spaceId } }));

/** Lends a space for this time. */
export const useRollOverRight = (dateId: string) =>
  useBuying((spaceId: string) => call(rollOverRight, { params: { dateId }, body: { spaceId } }));

export const useJoinWaitlist = (dateId: string) =>
  useBuying((body: CallInput<typeof joinWaitlist>['body']) =>
    call(joinWaitlist, { params: { dateId }, body }),
  );

/** Waits no longer; an offer is declined. */
export const useLeaveWaitlist = (dateId: string) =>
  useBuying((entryId: string) => call(leaveWaitlist, { params: { dateId, entryId }, body: {} }));
