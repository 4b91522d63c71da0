import { call } from '@lib/api/call';
import { getSecondFactor } from '@modules/identity/second-factor/totp.contract';
import { listSessions } from '@modules/identity/sessions/session-list.contract';
import { listSignIns } from '@modules/identity/sessions/sign-in-history.contract';
import { queryOptions } from '@tanstack/react-query';

export const secondFactorQuery = queryOptions({
  queryKey: [getSecondFactor.path] as const,
  queryFn: ({ signal }) => call(getSecondFactor, { signal }),
});

export const sessionsQuery = queryOptions({
  queryKey: [listSessions.path] as const,
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

export const signInsQuery = queryOptions({
  queryKey: [listSignIns.path] as const,
  queryFn: ({ signal }) => call(listSignIns, { signal }),
});
