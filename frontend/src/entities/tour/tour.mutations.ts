import { call } from '@lib/api/call';
import { refetchUser } from '@lib/session/session';
import type { rememberTour } from '@modules/identity/identity.contract';
import { useMutation } from '@tanstack/react-query';

/** Copied from the contract, which would load all of zod on every page; a test keeps the two equal. */
export const tourEndpoint = { method: 'POST', path: '/api/account/tour' } as const;

/** Keeps with the member's account, for all their browsers, that the tour is over or is wanted again. */
export function useRememberTour() {
  return useMutation({
    mutationFn: (isOver: boolean) => call(tourEndpoint as typeof rememberTour, { body: { isOver } }),
    onSuccess: refetchUser,
  });
}
