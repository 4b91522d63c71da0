import { call } from '@lib/api/call';
import type { Unsent } from '@lib/browser/device-drafts';
import { paths } from '@lib/paths';
import { openThread, sendMessage } from '@modules/messages/messages.contract';
import { addMessagePhoto } from '@modules/messages/photos/message-photos.contract';
import type { Deliver } from '../draft/deliverer';
import { uploadDraftPhotos } from '../draft/upload-draft-photos';
import { untilShown } from './until-shown';

/** Sends a message. After a first message its page shows the thread. */
export const deliver: Deliver = async (unsent, { memberId, queries, pathname, navigate }) => {
  const threadId = await send(memberId, unsent);
  await untilShown(queries, threadId, unsent.id);
  if (unsent.to !== threadId && pathname() === '/messages/new')
    await navigate(paths.thread(threadId), { replace: true });
};

/** out  the thread's id */
async function send(memberId: string, unsent: Unsent): Promise<string> {
  const { id, to, body } = unsent;
  const message = { id, body, photos: await uploadDraftPhotos(memberId, unsent, sendPhoto) };
  const [kind, target] = to.split(' ');
  if (target === undefined) {
    await call(sendMessage, { params: { id: to }, body: message });
    return to;
  }
  return (await call(openThread, { body: { about: aboutOf(kind, target), message } })).id;
}

async function sendPhoto(file: File, idempotencyKey: string): Promise<{ readonly id: string }> {
  const { upload } = await import('@lib/api/upload');
  return upload(addMessagePhoto, file, { idempotencyKey });
}

function aboutOf(kind: string | undefined, target: string) {
  if (kind === 'listing') return { kind: 'listing' as const, listingId: target };
  if (kind === 'gathering') return { kind: 'gathering' as const, gatheringId: target };
  if (kind === 'member' || kind === undefined) return { kind: 'member' as const, memberIds: [target] };
  return { kind: 'content' as const, content: { kind, id: target } };
}
