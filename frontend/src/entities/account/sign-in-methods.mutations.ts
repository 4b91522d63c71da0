import { call } from '@lib/api/call';
import { linkSocial, type SocialKind, unlinkSocial } from '@modules/identity/social/social.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReauthOnError } from '../reauth/reauth.mutations';
import { signInMethodsQuery } from './sign-in-methods.queries';

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
