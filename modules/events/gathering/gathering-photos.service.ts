import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOBS } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { findPreviousResult } from '../../kernel/decider/handle-command.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { Content } from '../../kernel/files/content.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { removePhotoSizes } from '../../media/photo-blobs.shared.js';
import { PHOTOS, type Photos } from '../../media/photos.ports.js';
import { gatheringDecider } from './gathering.decider.js';
import { gatheringEvents } from './gathering.events.js';
import { gatheringToRun, mayChangeWords } from './open-gathering.js';

/** Photos of events: the files are stored before the event of the log, and deleted when it is refused. `delete-event-photos` deletes those that are removed.
 *  source  README, Photos */
@Injectable()
export class GatheringPhotos {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  /** Each upload is a photo of its own; a repeated command gives the same one. It is refused before the file is processed.
   *  errors  those of the contract addEventPhoto */
  async add(
    id: string,
    content: Content,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly photoId: string }> {
    const open = await gatheringToRun(this, id, meta);
    mayChangeWords(open);
    const { gathering } = open;
    const before = findPreviousResult(await this.eventStore.read(gatheringEvents, id), meta);
    const known = before?.type === 'GatheringChanged' ? before.data.photos.at(-1) : undefined;
    if (!known) gatheringDecider.decide({ type: 'AddPhoto', photo: noPhoto, meta }, gathering);
    const photo = known ?? (await this.photos.add(content, `${id} ${meta.commandId}`));
    const command = { type: 'AddPhoto', photo, meta } as const;
    const receipt = await dispatch(this.bus, gatheringDecider, id, command).catch(async (error: unknown) => {
      if (error instanceof DomainError) await removePhotoSizes(this.blobs, photo.id);
      throw error;
    });
    return { ...receipt, photoId: photo.id };
  }

  /** errors  those of the contract removeEventPhoto */
  async remove(id: string, photoId: string, meta: CommandMetadata): Promise<Receipt> {
    await gatheringToRun(this, id, meta);
    return dispatch(this.bus, gatheringDecider, id, { type: 'RemovePhoto', photoId, meta });
  }

  /** errors  those of the contract arrangeEventPhotos */
  async arrange(id: string, photoIds: readonly string[], meta: CommandMetadata): Promise<Receipt> {
    mayChangeWords(await gatheringToRun(this, id, meta));
    return dispatch(this.bus, gatheringDecider, id, { type: 'ArrangePhotos', photoIds, meta });
  }
}

const noPhoto = { id: '', width: 0, height: 0 };
