import { call } from '@lib/api/call';
import { lookUpByEmail } from '@modules/identity/accounts/member-look-up.contract';
import { removeSecondFactor } from '@modules/identity/second-factor/totp-removal.contract';
import { getMember } from '@modules/members/profile/profile.contract';
import { useMutation } from '@tanstack/react-query';
import { useInvalidate } from '../invalidate';
import { useReauthOnError } from '../reauth/reauth.mutations';
import { memberSecondFactorQuery } from './account-admin.queries';

export function useRemoveSecondFactor(id: string) {
  return useMutation({
    mutationFn: (reason: string) => call(removeSecondFactor, { params: { id }, body: { reason } }),
    onError: useReauthOnError(),
    onSuccess: useInvalidate(memberSecondFactorQuery(id).queryKey),
  });
}

export type MemberQuery = { readonly id: string } | { readonly email: string } | { readonly handle: string };

/** Finds the id of a member. */
export function useFindMember(onFound: (id: string) => void) {
  return useMutation({ mutationFn: idOf, onSuccess: onFound });
}

/** Sends the e-mail address in the body, to keep it out of addresses and logs. */
async function idOf(wanted: MemberQuery): Promise<string> {
  if ('id' in wanted) return wanted.id;
  if ('email' in wanted) return (await call(lookUpByEmail, { body: wanted })).id;
  return (await call(getMember, { params: wanted })).id;
}
