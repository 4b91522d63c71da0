import { call } from '@lib/api/call';
import { linkSocial, type SocialKind, unlinkSocial } from '@modules/identity/social/social.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';
import { type BeginSocialFlow, useSocialWindow } from '../sign-in/use-social-window';
import { signInMethodsQuery } from './sign-in-methods.queries';

/** Links a sign-in method in a window of its provider. */
export function useLinkMethod() {
  const askFirst = useReauthOnError();
  const refresh = useInvalidate(signInMethodsQuery.queryKey);
  const begin: BeginSocialFlow = (kind, place) =>
    call(linkSocial, { body: { kind, place, next: '/account' } }).catch(async (refused) => {
      await askFirst(refused);
      throw refused;
    });
  return useSocialWindow(begin, () => void refresh());
}

export function useUnlinkMethod() {
  return useMutation({
    mutationFn: (kind: SocialKind) => call(unlinkSocial, { params: { kind } }),
    onError: useReauthOnError(),
    onSettled: useInvalidate(signInMethodsQuery.queryKey),
  });
}
