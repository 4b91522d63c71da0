import { type CallInput, call } from '@lib/api/call';
import {
  askForSpaces,
  changePlacements,
  closeRequests,
  listRequests,
  lockPlacements,
  openRequests,
  propose,
  publishAllocation,
  readAllocation,
  readRequestNote,
  withdrawRequest,
} from '@modules/orders/allocation/allocation.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useRefreshOrders } from './refresh-orders';

export type Asked = CallInput<typeof askForSpaces>['body'];
export type RulesBody = CallInput<typeof openRequests>['body']['rules'];
export type ChangedPlacements = CallInput<typeof changePlacements>['body'];

/** A refusal often means that a page was out of date: all is read again, whatever came. */
function useAllocating<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const onSettled = useInvalidate([readAllocation.path], [listRequests.path], [readRequestNote.path]);
  return useMutation({ mutationFn, onSettled });
}

export const useAskForSpaces = (dateId: string) =>
  useAllocating((body: Asked) => call(askForSpaces, { params: { dateId }, body }));

export const useWithdrawRequest = (dateId: string) =>
  useAllocating(() => call(withdrawRequest, { params: { dateId }, body: {} }));

export const useOpenRequests = (dateId: string) =>
  useAllocating((rules: RulesBody) => call(openRequests, { params: { dateId }, body: { rules } }));

export const useCloseRequests = (dateId: string) =>
  useAllocating(() => call(closeRequests, { params: { dateId }, body: {} }));

export const usePropose = (dateId: string) =>
  useAllocating(() => call(propose, { params: { dateId }, body: {} }));

export const useChangePlacements = (dateId: string) =>
  useAllocating((body: ChangedPlacements) => call(changePlacements, { params: { dateId }, body }));

export const useLockPlacements = (dateId: string) =>
  useAllocating((body: { readonly requestIds: string[]; readonly isLocked: boolean }) =>
    call(lockPlacements, { params: { dateId }, body }),
  );

/** Gives the spaces, one part after the other, until none is left. What stopped goes on when it is sent again.
 *  in  until: ISO-8601 UTC; onPart: how many are left after each part */
export function usePublishAllocation(dateId: string, onPart: (left: number) => void) {
  const refresh = useRefreshOrders();
  return useAllocating(async (until: string) => {
    for (;;) {
      const part = await call(publishAllocation, { params: { dateId }, body: { until } });
      onPart(part.left);
      if (part.left > 0) continue;
      await refresh();
      return part;
    }
  });
}
