import { useKeptPhotos } from '@entities/thread/use-kept-photos';
import { newIdempotencyKey } from '@lib/api/idempotency-key';
import { changeDeviceMessages, type UnsentMessage, useDeviceMessages } from '@lib/browser/device-messages';
import { useMember } from '@lib/session/session';

/** A draft to a thread, a listing or a member, and the messages that wait to be sent there. */
export function useCompose(to: string) {
  const memberId = useMember()?.id ?? '';
  const { drafts, unsent } = useDeviceMessages(memberId);
  const waiting = unsent.filter((message) => message.to === to);
  const photos = useKeptPhotos(
    memberId,
    to,
    waiting.flatMap((message) => message.photos ?? []),
  );
  const change = (next: Parameters<typeof changeDeviceMessages>[1]) => changeDeviceMessages(memberId, next);
  return {
    draft: drafts[to] ?? '',
    setDraft: (words: string) =>
      change((before) => ({ ...before, drafts: { ...before.drafts, [to]: words } })),
    photos,
    waiting,
    /** Stores the message on this device until the server has it. */
    send: (body: string) => {
      const keys = photos.photos.map(({ key }) => key);
      const message = { id: newIdempotencyKey(), to, body, photos: keys, at: new Date().toISOString() };
      photos.leave(keys);
      change((before) => ({
        ...before,
        drafts: { ...before.drafts, [to]: '' },
        unsent: [...before.unsent, message],
      }));
    },
    retry: ({ id }: UnsentMessage) =>
      change((before) => ({
        ...before,
        unsent: before.unsent.map(({ problem, ...one }) =>
          one.id === id || problem === undefined ? one : { ...one, problem },
        ),
      })),
    drop: ({ id, body, photos: keys = [] }: UnsentMessage) => {
      photos.comeBack(keys);
      change((before) => ({
        ...before,
        drafts: { ...before.drafts, [to]: before.drafts[to] || body },
        unsent: before.unsent.filter((one) => one.id !== id),
      }));
    },
  };
}
