import { call } from '@lib/api/call';
import {
  getConsents,
  getGuardianship,
  getPairConsents,
  listPendingGuardians,
  lookAtInvitation,
} from '@modules/members/guardians/guardians.contract';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in member's guardian, or the minors they are guardian of. */
export const guardianshipQuery = queryOptions({
  queryKey: [getGuardianship.path] as const,
  queryFn: ({ signal }) => call(getGuardianship, { signal }),
});

/** The consents between a minor and the signed-in member. */
export const pairConsentsQuery = (minorId: string) =>
  queryOptions({
    queryKey: [getPairConsents.path, minorId] as const,
    queryFn: ({ signal }) => call(getPairConsents, { params: { id: minorId }, signal }),
  });

/** Every consent about a member, for admins. */
export const consentsQuery = (id: string) =>
  queryOptions({
    queryKey: [getConsents.path, id] as const,
    queryFn: ({ signal }) => call(getConsents, { params: { id }, signal }),
  });

/** Guardians who accepted and wait for staff, for admins. */
export const pendingGuardiansQuery = queryOptions({
  queryKey: [listPendingGuardians.path] as const,
  queryFn: ({ signal }) => call(listPendingGuardians, { signal }),
});

/** Reads an invitation. It is a POST that changes nothing, so that the token stays out of addresses and logs. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [lookAtInvitation.path, token] as const,
    queryFn: ({ signal }) => call(lookAtInvitation, { body: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
