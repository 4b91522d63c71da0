import { type CallInput, call } from '@lib/api/call';
import {
  acceptHandOver,
  declineHandOver,
  linkSale,
  offerHandOver,
  withdrawHandOver,
} from '@modules/builds/hand-over/hand-over.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshBuilds } from './refresh-builds';

export type GoesAlong = NonNullable<CallInput<typeof offerHandOver>['body']['goesAlong']>;

/** The listing that sells the car, with what goes to its buyer; null: none. */
export const useLinkSale = (id: string) =>
  useHandingOver((body: CallInput<typeof linkSale>['body']) => call(linkSale, { params: { id }, body }));

/** Offers the build to a member, or changes what goes along. */
export const useOfferHandOver = (id: string) =>
  useHandingOver((body: CallInput<typeof offerHandOver>['body']) =>
    call(offerHandOver, { params: { id }, body }),
  );

export const useWithdrawHandOver = (id: string) =>
  useHandingOver(() => call(withdrawHandOver, { params: { id } }));

/** Takes the build over, or declines it. */
export const useAnswerHandOver = (id: string) =>
  useHandingOver((isAccepted: boolean) =>
    call(isAccepted ? acceptHandOver : declineHandOver, { params: { id } }),
  );

function useHandingOver<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => refreshBuilds(queries) });
}
