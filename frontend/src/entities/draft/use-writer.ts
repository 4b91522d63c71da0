import { guest } from '@lib/browser/device-drafts';
import { rememberedMember, useSession } from '@lib/session/session';

/** Whose drafts are on the page: the member's, without a connection those of the member of this browser's last session, else a guest's. */
export function useWriter(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : (rememberedMember() ?? guest);
}
