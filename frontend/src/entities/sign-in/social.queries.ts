import { call } from '@lib/api/call';
import { listSocialKinds } from '@modules/identity/social/social.contract';
import { queryOptions } from '@tanstack/react-query';

/** The sign-in providers configured for this installation. */
export const socialKindsQuery = queryOptions({
  queryKey: [listSocialKinds.path] as const,
  queryFn: ({ signal }) => call(listSocialKinds, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
