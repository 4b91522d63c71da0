import { call } from '@lib/api/call';
import { ApiProblem, isRefusal, messageOf } from '@lib/api/problem';
import { changeDeviceMessages, readDeviceMessages, type UnsentMessage } from '@lib/browser/device-messages';
import { openThread, sendMessage } from '@modules/messages/messages.contract';
import { addMessagePhoto } from '@modules/messages/photos/message-photos.contract';
import { deletePhotosOf, messagePhoto } from './message-photos';

/** Sends the messages that wait on this device, in order, in one tab at a time. Refused messages stay, with the
 *  reason; without a connection all stay.
 *  in   onSent: called before a message is removed here, with the id of its thread */
export async function sendUnsent(
  memberId: string,
  onSent: (message: UnsentMessage, threadId: string) => Promise<unknown>,
): Promise<void> {
  const send = async () => {
    for (let next = nextOf(memberId); next; next = nextOf(memberId)) {
      const isDone = await sendOne(memberId, next, onSent);
      if (!isDone) return;
    }
  };
  if ('locks' in navigator && navigator.locks) await navigator.locks.request(`messages ${memberId}`, send);
  else await send();
}

const nextOf = (memberId: string) =>
  readDeviceMessages(memberId).unsent.find(({ problem }) => problem === undefined);

/** out  false when the server was not reached */
async function sendOne(
  memberId: string,
  message: UnsentMessage,
  onSent: (message: UnsentMessage, threadId: string) => Promise<unknown>,
): Promise<boolean> {
  try {
    const threadId = await deliver(memberId, message);
    await onSent(message, threadId);
    change(memberId, (unsent) => unsent.filter(({ id }) => id !== message.id));
    await deletePhotosOf(message);
    return true;
  } catch (error) {
    if (!isRefusal(error)) return false;
    const problem = messageOf(error);
    change(memberId, (unsent) => unsent.map((one) => (one.id === message.id ? { ...one, problem } : one)));
    return true;
  }
}

/** out  the thread's id */
async function deliver(memberId: string, unsent: UnsentMessage): Promise<string> {
  const { id, to, body } = unsent;
  const message = { id, body, photos: await uploadPhotos(memberId, unsent) };
  const [kind, target] = to.split(' ');
  if (target === undefined) {
    await call(sendMessage, { params: { id: to }, body: message });
    return to;
  }
  return (await call(openThread, { body: { about: aboutOf(kind, target), message } })).id;
}

function aboutOf(kind: string | undefined, target: string) {
  if (kind === 'listing') return { kind: 'listing' as const, listingId: target };
  if (kind === 'gathering') return { kind: 'gathering' as const, gatheringId: target };
  if (kind === 'member' || kind === undefined) return { kind: 'member' as const, memberIds: [target] };
  return { kind: 'content' as const, content: { kind, id: target } };
}

/** Sends the photos first, each under its own key, so that a repeated upload is the same photo.
 *  out  their ids */
async function uploadPhotos(memberId: string, { to, photos = [] }: UnsentMessage): Promise<string[]> {
  if (photos.length === 0) return [];
  const { upload } = await import('@lib/api/upload');
  const ids: string[] = [];
  for (const key of photos) {
    const file = await messagePhoto(memberId, to, key);
    if (!file) throw missingPhoto();
    ids.push((await upload(addMessagePhoto, file, { idempotencyKey: key })).id);
  }
  return ids;
}

const missingPhoto = () =>
  new ApiProblem(
    'A photo of this message is no longer on this device. Move the message back to the draft, then add the photo again.',
    410,
    'PHOTO_GONE',
  );

const change = (memberId: string, next: (unsent: readonly UnsentMessage[]) => readonly UnsentMessage[]) =>
  changeDeviceMessages(memberId, (before) => ({ ...before, unsent: next(before.unsent) }));
