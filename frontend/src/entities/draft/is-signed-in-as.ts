import { currentSession } from '@lib/session/session';

/** Whether calls go out for this member: what is a member's is never sent for another, nor kept after a sign-out. */
export function isSignedInAs(memberId: string): boolean {
  const session = currentSession();
  return session.status === 'signed-in' && session.user.id === memberId;
}
