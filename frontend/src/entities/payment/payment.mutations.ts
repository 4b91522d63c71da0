import { call } from '@lib/api/call';
import {
  getGift,
  getGiving,
  listDonors,
  listKingTier,
  listMyGiving,
} from '@modules/donations/donations.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import {
  cancelPayment,
  closeDifference,
  getPayment,
  listDifferences,
  listPayments,
  lookAgain,
  receivePayment,
  refundPayment,
} from '@modules/payments/payments.contract';
import { getSubscription } from '@modules/premium/premium.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';

export type Received = BodyInputOf<typeof receivePayment>;
export type Refund = BodyInputOf<typeof refundPayment>;

/** Records that a check, cash or a transfer came. */
export function useReceivePayment(id: string) {
  return useMutation({
    mutationFn: (body: Received) => call(receivePayment, { params: { id }, body }),
    onError: useReauthOnError(),
    onSuccess: useRefreshPayments(),
  });
}

/** Sends money back. The id of the refund is in what is sent, so that a repeated one sends nothing more. */
export function useRefundPayment(id: string) {
  return useMutation({
    mutationFn: (body: Refund) => call(refundPayment, { params: { id }, body }),
    onError: useReauthOnError(),
    onSuccess: useRefreshPayments(),
  });
}

/** Ends one that nobody has paid. */
export function useCancelPayment(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(cancelPayment, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshPayments(),
  });
}

/** Asks the provider how it is, and records what is new. */
export function useLookAgain(id: string) {
  return useMutation({
    mutationFn: () => call(lookAgain, { params: { id } }),
    onSuccess: useRefreshPayments(),
  });
}

/** Closes a difference that was looked into. */
export function useCloseDifference(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(closeDifference, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useRefreshPayments(),
  });
}

/** Gifts and subscriptions follow from payments. */
const useRefreshPayments = () =>
  useInvalidate(
    [listPayments.path],
    [getPayment.path],
    [listDifferences.path],
    [getGiving.path],
    [listDonors.path],
    [getGift.path],
    [listMyGiving.path],
    [listKingTier.path],
    [getSubscription.path],
  );
