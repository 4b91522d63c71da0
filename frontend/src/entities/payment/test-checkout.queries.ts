import { call } from '@lib/api/call';
import { retryUnlessRefused } from '@lib/api/problem';
import { getTestPage } from '@modules/payments/payments.contract';
import { queryOptions } from '@tanstack/react-query';

/** A page of the test checkout. */
export const testPageQuery = (ref: string) =>
  queryOptions({
    queryKey: [getTestPage.path, ref] as const,
    queryFn: ({ signal }) => call(getTestPage, { params: { ref }, signal }),
    retry: retryUnlessRefused,
  });
