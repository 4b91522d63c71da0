import { useReauthOnError } from '@entities/reauth/reauth.queries';
import { call } from '@lib/api/call';
import {
  linkSocial,
  listSignInMethods,
  listSocialKinds,
  type SocialKind,
  unlinkSocial,
} from '@modules/identity/social/social.contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

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

export const beginLink = (kind: SocialKind, place: 'popup' | 'page') =>
  call(linkSocial, { body: { kind, place, next: '/account' } });

export function useUnlinkMethod() {
  const client = useQueryClient();
  const askFirst = useReauthOnError();
  return useMutation({
    mutationFn: (kind: SocialKind) => call(unlinkSocial, { params: { kind } }),
    onError: askFirst,
    onSettled: () => client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey }),
  });
}
