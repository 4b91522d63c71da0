import { call } from '@lib/api/call';
import { listSignInMethods } from '@modules/identity/social/social.contract';
import { queryOptions } from '@tanstack/react-query';

/** The member's sign-in methods. */
export const signInMethodsQuery = queryOptions({
  queryKey: [listSignInMethods.path] as const,
  queryFn: ({ signal }) => call(listSignInMethods, { signal }),
});
