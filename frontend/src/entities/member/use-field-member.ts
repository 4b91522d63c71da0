import { rememberedMember, useSession } from '@lib/session/session';

/** The member at work here. Without a connection it is the member of this browser's last session. Undefined: sign in first. */
export function useFieldMember(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : rememberedMember();
}
