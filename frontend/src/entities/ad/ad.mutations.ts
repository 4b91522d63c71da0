import { call } from '@lib/api/call';
import { upload } from '@lib/api/upload';
import {
  changeAd,
  changeAdPicture,
  draftAd,
  endAd,
  linkAdReport,
  pauseAd,
  removeAdPicture,
  startAd,
} from '@modules/ads/ads.contract';
import { showAd } from '@modules/ads/shown-ad.contract';
import type { BodyInputOf } from '@modules/kernel/http/contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';
import { adsQuery } from './staff-ads.queries';

export type AdBody = BodyInputOf<typeof changeAd>;

/** What the form sends: the words, and a picture where one was chosen. */
export interface SavedAd {
  readonly words: AdBody;
  readonly picture: File | null;
  readonly alt: string;
}

const useRefresh = () => useInvalidate(adsQuery.queryKey, [showAd.path]);

/** Drafts an ad, or changes it, and then its picture. */
export function useSaveAd(id: string, isNew: boolean) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ words: { madeFrom, ...words }, picture, alt }: SavedAd) => {
      if (isNew) await call(draftAd, { body: { ...words, id } });
      else await call(changeAd, { params: { id }, body: { ...words, madeFrom } });
      if (picture) await upload(changeAdPicture, picture, { params: { id }, query: { alt } });
    },
    onError: useReauthOnError(),
    onSettled: refresh,
  });
}

export function useRemoveAdPicture(id: string) {
  return useMutation({
    mutationFn: () => call(removeAdPicture, { params: { id } }),
    onError: useReauthOnError(),
    onSuccess: useRefresh(),
  });
}

const steps = { start: startAd, pause: pauseAd, end: endAd } as const;

export function useStepOfAd(id: string) {
  return useMutation({
    mutationFn: (step: keyof typeof steps) => call(steps[step], { params: { id } }),
    onError: useReauthOnError(),
    onSuccess: useRefresh(),
  });
}

/** A new address of its report, for the advertiser. */
export function useLinkAdReport(id: string) {
  return useMutation({
    mutationFn: () => call(linkAdReport, { params: { id } }),
    onError: useReauthOnError(),
  });
}
