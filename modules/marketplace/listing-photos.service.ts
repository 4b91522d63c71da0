import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOBS } from '../kernel/config/tokens.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../kernel/decider/decider.js';
import { DomainError } from '../kernel/decider/errors.js';
import { findPreviousResult, loadState } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../kernel/event-store/events.js';
import type { Blobs } from '../kernel/files/blobs.js';
import type { Content } from '../kernel/files/content.js';
import type { Receipt } from '../kernel/http/contract.js';
import type { PhotoView } from '../media/photo.schemas.js';
import { removePhotoSizes } from '../media/photo-blobs.shared.js';
import { PHOTOS, type Photos, PRIVATE_PHOTOS, type ShowPhoto } from '../media/photos.ports.js';
import { listingDecider } from './listing/listing.decider.js';
import { type ListingEvent, listingEvents } from './listing/listing.events.js';
import { listingState } from './listing/listing.state.js';

/** Photos of listings: the files are stored before the event, and deleted if the event is refused. */
@Injectable()
export class ListingPhotos {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
    @Inject(PHOTOS) private readonly photos: Photos,
  ) {}

  /** errors  those of AddPhoto, before the file is processed; those of `Photos.add` */
  async add(id: string, content: Content, meta: CommandMetadata): Promise<Receipt & { photo: PhotoView }> {
    const history = await this.eventStore.read(listingEvents, id);
    const before = findPreviousResult(history, meta);
    const known = before?.type === 'PhotoAdded' ? before.data.photo : undefined;
    const photo = known ?? (await this.photos.add(content, await this.#ownerOf(history, content, id, meta)));
    const command = { type: 'AddPhoto', photo, meta } as const;
    const receipt = await dispatch(this.bus, listingDecider, id, command).catch(async (error: unknown) => {
      if (error instanceof DomainError) await this.#deleteUnused(id, photo.id);
      throw error;
    });
    return { ...receipt, photo: this.showPhoto(photo) };
  }

  /** Delete the photo of a refused command, unless another command added it first. */
  async #deleteUnused(id: string, photoId: string): Promise<void> {
    const { photoIds } = await loadState(this.eventStore, listingState, id);
    if (!photoIds.includes(photoId)) await removePhotoSizes(this.blobs, photoId);
  }

  /** The owner of a new photo, derived from the listing. Refuses before the file is processed. A removed photo never comes back under its id,
   *  because its bytes may be deleted at any moment: uploading the same file again makes another photo. */
  async #ownerOf(
    history: readonly RecordedEvent<ListingEvent>[],
    content: Content,
    id: string,
    meta: CommandMetadata,
  ): Promise<string> {
    const listing = foldEvents(listingState, history);
    listingDecider.decide({ type: 'AddPhoto', photo: { id: '', width: 0, height: 0 }, meta }, listing);
    const removed = new Set(
      history.flatMap(({ type, data }) => (type === 'PhotoRemoved' ? [data.photoId] : [])),
    );
    let owner = id;
    for (let again = 1; removed.size && removed.has(await this.photos.idOf(content, owner)); again++)
      owner = `${id} ${again}`;
    return owner;
  }
}
