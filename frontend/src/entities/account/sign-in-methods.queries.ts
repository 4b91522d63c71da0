import { call } from '@lib/api/call';
import { listSignInMethods, listSocialKinds } from '@modules/identity/social/social.contract';
import { queryOptions } from '@tanstack/react-query';

/** The member's sign-in methods. */
export const signInMethodsQuery = queryOptions({
  queryKey: [listSignInMethods.path] as const,
  queryFn: ({ signal }) => call(listSignInMethods, { signal }),
});

/** The methods that can be linked on this site. */
export const linkableMethodsQuery = queryOptions({
  queryKey: [listSocialKinds.path] as const,
  queryFn: ({ signal }) => call(listSocialKinds, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
