import { call } from '@lib/api/call';
import { getSuspensionOf } from '@modules/identity/accounts/suspension.contract';
import { getSecondFactorOf } from '@modules/identity/second-factor/totp-removal.contract';
import { queryOptions } from '@tanstack/react-query';

/** Whether a member is suspended, and every suspension so far. */
export const suspensionQuery = (id: string) =>
  queryOptions({
    queryKey: [getSuspensionOf.path, id] as const,
    queryFn: ({ signal }) => call(getSuspensionOf, { params: { id }, signal }),
  });

/** Whether a member has two-step sign-in, and who turned it off for them before. */
export const memberSecondFactorQuery = (id: string) =>
  queryOptions({
    queryKey: [getSecondFactorOf.path, id] as const,
    queryFn: ({ signal }) => call(getSecondFactorOf, { params: { id }, signal }),
  });
