import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { type DatesBody, previewDates } from '@modules/events/gathering/gathering.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The days that a rule gives, with the words for it. It is a POST for its body alone: nothing changes. */
export const datesPreviewQuery = (body: DatesBody & { readonly timeZone: string }) =>
  queryOptions({
    queryKey: [previewDates.path, body] as const,
    queryFn: ({ signal }) => call(previewDates, { body, signal }),
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  });
