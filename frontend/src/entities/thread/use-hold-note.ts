import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { useMember } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@ui/feedback/use-toast';
import { threadsKey } from './unread-threads';

/** Sends the note of a hold to the seller, by the rules of a first message. A refused note waits in the conversation,
 *  with the reason; when the hold is refused, the note stays there as a draft. */
export function useHoldNote(listingId: string): (body: string, isHeld: boolean) => Promise<void> {
  const memberId = useMember()?.id ?? '';
  const queries = useQueryClient();
  const { toast } = useToast();
  const to = `listing ${listingId}`;
  return async (body, isHeld) => {
    const [{ changeDeviceMessages, readDeviceMessages }, { sendUnsent }] = await Promise.all([
      import('@lib/browser/device-messages'),
      import('./send-unsent'),
    ]);
    if (!isHeld) {
      changeDeviceMessages(memberId, (before) => ({ ...before, drafts: { ...before.drafts, [to]: body } }));
      return;
    }
    const note = { id: newIdempotencyKey(), to, body, at: new Date().toISOString() };
    changeDeviceMessages(memberId, (before) => ({ ...before, unsent: [...before.unsent, note] }));
    await sendUnsent(memberId, () => queries.invalidateQueries({ queryKey: [threadsKey] }));
    const refused = readDeviceMessages(memberId).unsent.find(({ id }) => id === note.id)?.problem;
    if (refused)
      toast({ title: 'It is on hold, but your note was not sent', description: refused, tone: 'problem' });
  };
}
