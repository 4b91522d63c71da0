import { type CallInput, call } from '@lib/api/call';
import { saveReadPosition } from '@lib/api/read-position';
import {
  changeGift,
  changeMonthlyGift,
  endMonthlyGift,
  getGift,
  getGiving,
  give,
  listDonors,
  listMyGiving,
  openGiftPortal,
  pauseMonthlyGift,
  resumeMonthlyGift,
} from '@modules/donations/donations.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';

export type NewGift = CallInput<typeof give>['body'];
export type ChangedGift = CallInput<typeof changeGift>['body'];
export type ChangedMonthlyGift = CallInput<typeof changeMonthlyGift>['body'];

/** Gives. The same id sent again opens the same page to pay on. */
export function useGive() {
  return useMutation({
    mutationFn: async (body: NewGift) => {
      const answer = await call(give, { body });
      saveReadPosition(answer.receipt);
      return answer;
    },
  });
}

export const sendChangedGift = (id: string, body: ChangedGift) => call(changeGift, { params: { id }, body });

/** Saves a changed gift, or monthly gift: `save` asks about what another page has changed. */
export function useSaveGift<Changed>(save: (changed: Changed) => Promise<unknown>) {
  return useMutation({ mutationFn: save, onSettled: useInvalidateGifts() });
}

/** What shows gifts is read again once one has changed. */
const useInvalidateGifts = () =>
  useInvalidate([getGift.path], [getGiving.path], [listDonors.path], [listMyGiving.path]);

export const sendChangedMonthlyGift = (id: string, body: ChangedMonthlyGift) =>
  call(changeMonthlyGift, { params: { id }, body });

/** Pauses, resumes or ends a monthly gift. */
export function useMoveMonthlyGift(id: string) {
  return useMutation({
    mutationFn: (move: keyof typeof moves) => call(moves[move], { params: { id } }),
    onSettled: useInvalidateGifts(),
  });
}

const moves = { pause: pauseMonthlyGift, resume: resumeMonthlyGift, end: endMonthlyGift } as const;

/** The provider's page where the card of a monthly gift is changed. */
export function useGiftPortal(id: string) {
  return useMutation({ mutationFn: () => call(openGiftPortal, { params: { id } }) });
}
