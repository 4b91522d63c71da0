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
import { PHOTOS, type Photos, PRIVATE_PHOTOS, type ShowPhoto } from '../../media/photos.ports.js';
import type { LayoutView, PictureView, SpaceDraft } from '../spaces.contract.js';
import { TAKEN_SPACES, type TakenSpaces } from '../spaces.ports.js';
import { mustDraw, mustPublish, openMap } from './map-to-draw.js';
import { spaceMapDecider } from './space-map.decider.js';
import { spaceMapEvents } from './space-map.events.js';
import type { Shape, Zone } from './space-map.schemas.js';
import type { Layout, SpaceMapCommand } from './space-map.state.js';

/** Maps of events, as their teams draw them.
 *  source  README */
@Injectable()
export class SpaceMaps {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
    @Inject(BLOBS) private readonly blobs: Blobs,
    @Inject(TAKEN_SPACES) private readonly taken: TakenSpaces,
  ) {}

  /** errors  those of the contract readSpaceDraft */
  async draft(eventId: string, meta: CommandMetadata): Promise<SpaceDraft> {
    await mustDraw(this.eventStore, eventId, meta);
    const [{ map, version }, taken] = await Promise.all([
      openMap(this.eventStore, eventId),
      this.taken.of(eventId, meta.now),
    ]);
    const { mapVersion, isChanged, draft } = map;
    const { picture } = draft.background;
    return {
      eventId,
      version,
      mapVersion,
      isChanged,
      taken: [...new Set(taken)],
      picture: picture && this.#shown(picture),
      layout: layoutView(draft),
    };
  }

  /** Send a command about what is drawn.
   *  errors  those of the contracts */
  async send(eventId: string, command: SpaceMapCommand): Promise<Receipt> {
    await mustDraw(this.eventStore, eventId, command.meta);
    return dispatch(this.bus, spaceMapDecider, eventId, command);
  }

  /** errors  those of the contract setZones */
  async setZones(
    eventId: string,
    { zones, madeFrom: version }: { readonly zones: readonly Zone[]; readonly madeFrom?: number | undefined },
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await mustDraw(this.eventStore, eventId, meta);
    const command = { type: 'SetZones', zones, meta } as const;
    const madeFrom = { version, changedBy: ['ZonesSet', 'DraftReverted'] } as const;
    return dispatch(this.bus, spaceMapDecider, eventId, command, { madeFrom });
  }

  /** errors  those of the contract setShapes */
  async setShapes(
    eventId: string,
    {
      shapes,
      madeFrom: version,
    }: { readonly shapes: readonly Shape[]; readonly madeFrom?: number | undefined },
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await mustDraw(this.eventStore, eventId, meta);
    const command = { type: 'SetShapes', shapes, meta } as const;
    const madeFrom = { version, changedBy: ['ShapesSet', 'DraftReverted'] } as const;
    return dispatch(this.bus, spaceMapDecider, eventId, command, { madeFrom });
  }

  /** The file is stored before the event of the log, and deleted when it is refused. `delete-map-pictures` deletes those that nothing shows any more.
   *  errors  those of the contract addPicture */
  async addPicture(
    eventId: string,
    content: Content,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly photoId: string }> {
    await mustDraw(this.eventStore, eventId, meta);
    const before = findPreviousResult(await this.eventStore.read(spaceMapEvents, eventId), meta);
    const known = before?.type === 'PictureSet' ? before.data.photo : undefined;
    const photo = known ?? (await this.photos.add(content, `space-map ${eventId} ${meta.commandId}`));
    const command = { type: 'SetPicture', photo, meta } as const;
    const receipt = await dispatch(this.bus, spaceMapDecider, eventId, command).catch(
      async (error: unknown) => {
        if (error instanceof DomainError && !known) await removePhotoSizes(this.blobs, photo.id);
        throw error;
      },
    );
    return { ...receipt, photoId: photo.id };
  }

  /** errors  those of the contract publishSpaceMap */
  async publish(eventId: string, meta: CommandMetadata): Promise<Receipt> {
    await mustPublish(this.eventStore, eventId, meta);
    const taken = await this.taken.of(eventId, meta.now);
    return dispatch(this.bus, spaceMapDecider, eventId, { type: 'PublishMap', taken, meta });
  }

  #shown({ photo, ...place }: NonNullable<Layout['background']['picture']>): PictureView {
    return { ...place, photo: this.showPhoto(photo) };
  }
}

const layoutView = ({ spaces, zones, background, anchor }: Layout): LayoutView => ({
  spaces: [...spaces.values()],
  zones: [...zones],
  shapes: [...background.shapes],
  anchor,
});
