import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { BLOBS, DATABASE, LOG, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { verifySignedUrl } from '../../kernel/encryption/signed-url.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { Content } from '../../kernel/files/content.js';
import { encryptedBlobs } from '../../kernel/files/encrypted-blobs.js';
import type { Database } from '../../kernel/postgres/database.js';
import { PHOTOS, type Photos } from '../../media/photos.ports.js';
import { messageEvents } from '../message/message.events.js';
import { type MessagePhoto, messageState } from '../message/message.state.js';
import { noThread } from '../thread/thread.decider.js';
import { threadEvents } from '../thread/thread.events.js';
import { joinedAt, participantOf, threadState } from '../thread/thread.state.js';
import { openedPhotoPath } from './message-photos.contract.js';
import { blobsOfSender, readPhoto } from './photo-files.shared.js';
import { messagePhotoRows } from './photo-rows.shared.js';

export const noPhoto = () => notFound('PHOTO_NOT_FOUND', { message: 'This photo no longer exists.' });

/** Photos of messages: stored before the message is sent, and shown only to the members of its thread.
 *  source  README, Rule 9; ADR 0042 */
@Injectable()
export class MessagePhotos {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(BLOBS) readonly blobs: Blobs,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(LOG) readonly log: Logger,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  /** Each upload is a separate photo, so that withdrawing one message affects no other; a repeated command gives the same photo.
   *  errors  NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large), PERSON_ERASED (conflict) */
  async store(content: Content, { actor, now, commandId }: CommandMetadata): Promise<MessagePhoto> {
    const key = await this.eventStore.keys.getOrCreate(actor.id);
    const photo = await this.photos.storeIn(encryptedBlobs(this.blobs, key), content, {
      owner: `${actor.id} ${commandId}`,
      blobOf: blobsOfSender(actor.id),
    });
    await messagePhotoRows.add(this.db, photo, actor.id, now);
    return photo;
  }

  /** The sender's own photos, for a message that is about to be sent.
   *  errors  PHOTO_NOT_FOUND (not-found) for a photo that is not theirs, is deleted, or was sent before */
  async give(
    photoIds: readonly string[],
    messageId: string,
    { actor }: CommandMetadata,
  ): Promise<readonly MessagePhoto[]> {
    const ids = [...new Set(photoIds)];
    const given = await messagePhotoRows.give(this.db, ids, actor.id, messageId);
    if (given.length < ids.length) throw noPhoto();
    return given;
  }

  /** One size of a photo, for a member who is in the thread. A member who has not accepted a request sees none,
   *  and nobody sees photos from before they were added.
   *  errors  THREAD_NOT_FOUND, PHOTO_NOT_FOUND (not-found) */
  async read({ id, messageId, photoId, size }: Asked, memberId: string): Promise<Buffer> {
    const history = await this.eventStore.read(threadEvents, id);
    const participant = participantOf(foldEvents(threadState, history), memberId);
    if (!participant) throw noThread();
    if (participant.status !== 'in') throw noPhoto();
    const sent = await this.eventStore.read(messageEvents, messageId);
    const message = foldEvents(messageState, sent);
    const isShown =
      message.status === 'sent' &&
      message.threadId === id &&
      !message.hiddenFrom.includes(memberId) &&
      (sent[0]?.position ?? 0) > joinedAt(history, memberId) &&
      message.photos.some((photo) => photo.id === photoId);
    const picture = isShown ? await readPhoto(this, message.senderId, photoId, size) : undefined;
    if (!picture) throw noPhoto();
    return picture;
  }

  /** A photo of a message, at an address that only opened evidence has. A message that was taken back has it while a case needs it.
   *  errors  PHOTO_NOT_FOUND (not-found)
   *  source  ADR 0077 */
  async readOpened({ messageId, photoId }: Opened, seal: Seal, now: string): Promise<Buffer> {
    if (!verifySignedUrl(this.secret, openedPhotoPath(messageId, photoId), seal, now)) throw noPhoto();
    const message = await loadState(this.eventStore, messageState, messageId);
    const isOfMessage = message.status !== 'none' && message.photos.some(({ id }) => id === photoId);
    const picture = isOfMessage ? await readPhoto(this, message.senderId, photoId, 'page') : undefined;
    if (!picture) throw noPhoto();
    return picture;
  }
}

interface Opened {
  readonly messageId: string;
  readonly photoId: string;
}

type Seal = Parameters<typeof verifySignedUrl>[2];

interface Asked {
  readonly id: string;
  readonly messageId: string;
  readonly photoId: string;
  readonly size: 'card' | 'page' | 'zoom';
}
