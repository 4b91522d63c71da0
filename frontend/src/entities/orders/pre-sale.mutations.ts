import { type CallInput, call } from '@lib/api/call';
import {
  announcePreSale,
  blockSpace,
  cancelFor,
  cancelPreSale,
  grantRights,
  moveSpace,
  pauseSales,
  receiveMoney,
  recordAssignments,
  reserveFor,
  resumeSales,
  writePreSale,
} from '@modules/orders/pre-sale/pre-sale.contract';
import { useMutation } from '@tanstack/react-query';
import { useReauthOnError } from '../reauth/reauth.mutations';
import { useRefreshOrders } from './refresh-orders';

export type TermsBody = CallInput<typeof writePreSale>['body']['terms'];
export type WrittenTerms = CallInput<typeof writePreSale>['body'];
export type ReceivedMoney = CallInput<typeof receiveMoney>['body'];
export type CancelledFor = CallInput<typeof cancelFor>['body'];
export type Moved = CallInput<typeof moveSpace>['body'];
export type ReservedFor = CallInput<typeof reserveFor>['body'];
export type GrantedRights = CallInput<typeof grantRights>['body'];
export type Assigned = CallInput<typeof recordAssignments>['body']['rows'];
export type Blocked = CallInput<typeof blockSpace>['body'];

/* What the team does with a pre-sale. Some calls ask for a recent sign-in. */

function useTeamAct<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const onSettled = useRefreshOrders();
  return useMutation({ mutationFn, onError: useReauthOnError(), onSettled });
}

export const useWritePreSale = (dateId: string) =>
  useTeamAct((body: WrittenTerms) => call(writePreSale, { params: { dateId }, body }));

export const useAnnouncePreSale = (dateId: string) =>
  useTeamAct(() => call(announcePreSale, { params: { dateId }, body: {} }));

export const usePauseSales = (dateId: string) =>
  useTeamAct((reason: string) => call(pauseSales, { params: { dateId }, body: { reason } }));

export const useResumeSales = (dateId: string) =>
  useTeamAct(() => call(resumeSales, { params: { dateId }, body: {} }));

export const useGrantRights = (dateId: string) =>
  useTeamAct((body: GrantedRights) => call(grantRights, { params: { dateId }, body }));

export const useBlockSpace = (dateId: string) =>
  useTeamAct((body: Blocked) => call(blockSpace, { params: { dateId }, body }));

export const useReserveFor = (dateId: string) =>
  useTeamAct((body: ReservedFor) => call(reserveFor, { params: { dateId }, body }));

/** Records who had which space at a date before the club used this. */
export const useRecordAssignments = (dateId: string) =>
  useTeamAct((rows: Assigned) => call(recordAssignments, { params: { dateId }, body: { rows } }));

export const useReceiveMoney = (dateId: string, id: string) =>
  useTeamAct((body: ReceivedMoney) => call(receiveMoney, { params: { dateId, id }, body }));

export const useCancelFor = (dateId: string, id: string) =>
  useTeamAct((body: CancelledFor) => call(cancelFor, { params: { dateId, id }, body }));

export const useMoveSpace = (dateId: string, id: string) =>
  useTeamAct((body: Moved) => call(moveSpace, { params: { dateId, id }, body }));

/** Cancels a part of the orders at a time, until none is left.
 *  out  how many are left: more than none when the server got no further */
export const useCancelPreSale = (dateId: string) =>
  useTeamAct(async (reason: string) => {
    let before = Number.POSITIVE_INFINITY;
    for (;;) {
      const { left } = await call(cancelPreSale, { params: { dateId }, body: { reason } });
      if (left === 0 || left >= before) return left;
      before = left;
    }
  });
