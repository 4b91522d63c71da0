import { call } from '@lib/api/call';
import { countsOfAd, listAds, readAdReport } from '@modules/ads/ads.contract';
import { queryOptions } from '@tanstack/react-query';

/** All ads, for staff. */
export const adsQuery = queryOptions({
  queryKey: [listAds.path] as const,
  queryFn: ({ signal }) => call(listAds, { signal }),
});

/** The counts of one ad by the day, for staff. */
export const adCountsQuery = (id: string) =>
  queryOptions({
    queryKey: [countsOfAd.path, id] as const,
    queryFn: ({ signal }) => call(countsOfAd, { params: { id }, signal }),
  });

/** The report of an ad, for whoever has its address. */
export const adReportQuery = (id: string, key: string) =>
  queryOptions({
    queryKey: [readAdReport.path, id, key] as const,
    queryFn: ({ signal }) => call(readAdReport, { params: { id }, query: { key }, signal }),
    retry: false,
  });
