import { safeRedirect } from '@modules/identity/safe-redirect.schemas';
import { paths } from '../paths';
import { currentSession } from './session';

/** The page to open after sign-in. The inventory is closed to a suspended member, whose account says what is open. */
export function pageAfterSignIn(next: string | null | undefined): string {
  const page = safeRedirect(next);
  const session = currentSession();
  const isSuspended = session.status === 'signed-in' && session.user.suspension !== null;
  return isSuspended && page === paths.inventory ? paths.account : page;
}
