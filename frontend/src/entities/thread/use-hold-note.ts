import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { useMember } from '@lib/session/session';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '@ui/feedback/use-toast';

/** Sends the note of a hold to the seller, by the rules of a first message. A refused note waits in the conversation,
 *  with the reason; when the hold is refused, the note stays there as a draft. */
export function useHoldNote(listingId: string): (body: string, isHeld: boolean) => Promise<void> {
  const memberId = useMember()?.id ?? '';
  const queries = useQueryClient();
  const { toast } = useToast();
  const to = `listing ${listingId}`;
  return async (body, isHeld) => {
    const [{ changeDeviceDrafts, readDeviceDrafts }, { sendUnsent }] = await Promise.all([
      import('@lib/browser/device-drafts'),
      import('../draft/send-unsent'),
    ]);
    if (!isHeld) {
      changeDeviceDrafts(memberId, (before) => ({ ...before, drafts: { ...before.drafts, [to]: body } }));
      return;
    }
    const note = {
      id: newIdempotencyKey(),
      kind: 'message' as const,
      to,
      body,
      at: new Date().toISOString(),
    };
    changeDeviceDrafts(memberId, (before) => ({ ...before, unsent: [...before.unsent, note] }));
    await sendUnsent({ memberId, queries, pathname: () => '', navigate: () => undefined });
    const refused = readDeviceDrafts(memberId).unsent.find(({ id }) => id === note.id)?.problem;
    if (refused)
      toast({ title: 'It is on hold, but your note was not sent', description: refused, tone: 'problem' });
  };
}
