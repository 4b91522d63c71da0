import { memberEvents } from '../../identity/member/member.events.js';
import type { Contents } from '../../kernel/content/contents.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { pick } from '../../kernel/event-store/events.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import { type Reactor, reactor } from '../../kernel/processing/projection.js';
import { messageEvents } from '../message/message.events.js';
import { deleteFilesOf } from './photo-files.shared.js';
import { messagePhotoRows } from './photo-rows.shared.js';

/** Whenever a message is withdrawn or its sender erased, the files of its photos are deleted. Nobody is shown them after that event; an
 *  erased sender's cannot be decrypted either. Those of a message that a case needs stay until then. */
export const deleteMessagePhotos = ({
  blobs,
  contents,
  eventStore,
}: {
  readonly blobs: Blobs;
  readonly contents: Pick<Contents, 'isKept'>;
  readonly eventStore: DomainEventStore;
}): Reactor =>
  reactor({
    name: 'delete-message-photos',
    handles: [pick(messageEvents, 'MessageWithdrawn'), pick(memberEvents, 'MemberErased')],
    handle: async (tx, events) => {
      for (const event of events) {
        const isErased = event.type === 'MemberErased';
        if (!isErased && (await contents.isKept({ kind: 'message', id: event.entityId }))) continue;
        const senderId = isErased ? event.entityId : event.data.senderId;
        const ids = isErased
          ? await messagePhotoRows.of(tx, senderId, 'all')
          : await photosOf(eventStore, event.entityId);
        await deleteFilesOf(blobs, senderId, ids);
        await messagePhotoRows.remove(tx, ids);
      }
    },
  });

async function photosOf(eventStore: DomainEventStore, messageId: string): Promise<readonly string[]> {
  const history = await eventStore.read(messageEvents, messageId);
  return history.flatMap(({ type, data }) => (type === 'MessageSent' ? data.photos.map(({ id }) => id) : []));
}
