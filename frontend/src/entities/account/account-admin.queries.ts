import { call } from '@lib/api/call';
import { getMemberAccount } from '@modules/identity/accounts/member-account.contract';
import { getSecondFactorOf } from '@modules/identity/second-factor/totp-removal.contract';
import { queryOptions } from '@tanstack/react-query';

/** Whether a member has two-step sign-in, and who turned it off for them before. */
export const memberSecondFactorQuery = (id: string) =>
  queryOptions({
    queryKey: [getSecondFactorOf.path, id] as const,
    queryFn: ({ signal }) => call(getSecondFactorOf, { params: { id }, signal }),
  });

/** How a member signs in: the address, and the devices. */
export const memberAccountQuery = (id: string) =>
  queryOptions({
    queryKey: [getMemberAccount.path, id] as const,
    queryFn: ({ signal }) => call(getMemberAccount, { params: { id }, signal }),
  });
