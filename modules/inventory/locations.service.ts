import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import { type CommandMetadata, event } from '../kernel/decider/decider.js';
import { conflict } from '../kernel/decider/errors.js';
import { loadState, receiptOf } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Content } from '../kernel/files/content.js';
import type { Receipt } from '../kernel/http/contract.js';
import { type Photo } from '../media/photo.schemas.js';
import { PHOTOS, type Photos } from '../media/photos.ports.js';
import {
  INVENTORY_LOOKUP,
  type InventoryLookup,
  LOCATION_CONTENTS,
  type LocationContents,
} from './inventory.ports.js';
import { itemDecider } from './item/item.decider.js';
import { issueLabel } from './label/issue-label.js';
import {
  type Destination,
  deepest,
  type LocationCommand,
  locationDecider,
  locationOf,
} from './location/location.decider.js';
import { locationEvents } from './location/location.events.js';
import { type ActiveLocation, locationState } from './location/location.state.js';
import type { LocationBody } from './location.schemas.js';
import { mustHaveRoomForLocations } from './quotas.js';
import { rearrange } from './rearrangement/rearrange.js';
import type { RearrangementEvent } from './rearrangement/rearrangement.events.js';

/** Commands on a storage location that span several streams: the places around it, its label, its content. */
@Injectable()
export class StorageLocations {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(LOCATION_CONTENTS) private readonly contents: LocationContents,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(INVENTORY_LOOKUP) readonly lookup: InventoryLookup,
  ) {}

  /** Make a new place with its label.
   *  errors  LOCATION_NOT_FOUND (not-found), LOCATION_ARCHIVED, TOO_MANY_LOCATIONS (conflict), TOO_DEEP (unprocessable) */
  async add(body: LocationBody, parentId: string | null, meta: CommandMetadata): Promise<Receipt> {
    await mustHaveRoomForLocations(this, [idOfNew(meta)], meta);
    return this.#addTo(await this.#destination(parentId, meta), body, meta);
  }

  /** Make several new places in one, at the same time; each has a command of its own.
   *  errors  those of `add` */
  async addAll(
    places: readonly { readonly body: LocationBody; readonly meta: CommandMetadata }[],
    parentId: string | null,
    meta: CommandMetadata,
  ): Promise<readonly Receipt[]> {
    await mustHaveRoomForLocations(
      this,
      places.map((place) => idOfNew(place.meta)),
      meta,
    );
    const into = await this.#destination(parentId, meta);
    return Promise.all(places.map((place) => this.#addTo(into, place.body, place.meta)));
  }

  /** Move a place, with everything in it, into another; null is none.
   *  errors  those of `add`, INSIDE_ITSELF (unprocessable) */
  async move(id: string, parentId: string | null, meta: CommandMetadata): Promise<Receipt> {
    return rearrange(this, meta, () => this.#moveTo(id, parentId, null, meta));
  }

  /** Undo one step of a place's history. An undo that moves the place is checked like a move.
   *  errors  those of UndoLocationStep and of `move` */
  async undo(id: string, step: number, meta: CommandMetadata): Promise<Receipt> {
    const { steps } = await loadState(this.eventStore, locationState, id);
    const isMove = step > 1 && steps[step - 1]?.changes.some(({ part }) => part === 'parentId');
    if (!isMove) return this.#dispatch(id, { type: 'UndoLocationStep', step, meta });
    return rearrange(this, meta, async () => {
      const location = await loadState(this.eventStore, locationState, id);
      const [undone] = locationDecider.decide({ type: 'UndoLocationStep', step, meta }, location);
      const back = undone?.type === 'LocationStepUndone' ? undone.data.restored : [];
      const parent = back.find(({ part }) => part === 'parentId');
      if (!parent) return receiptOf(this.eventStore, locationEvents, id);
      return this.#moveTo(id, (parent.value ?? null) as string | null, step, meta);
    });
  }

  /** Archive a place for good. With `moveRestTo`, its content is moved there first.
   *  errors  LOCATION_NOT_FOUND (not-found), LOCATION_NOT_EMPTY, LOCATION_ARCHIVED (conflict) */
  async archive(id: string, moveRestTo: string | null | undefined, meta: CommandMetadata): Promise<Receipt> {
    locationOf(await loadState(this.eventStore, locationState, id), meta);
    const { itemIds, locationIds } = await this.contents.of(meta.actor.id, id);
    const isEmpty = itemIds.length === 0 && locationIds.length === 0;
    if (moveRestTo === undefined || isEmpty)
      return this.#dispatch(id, { type: 'ArchiveLocation', isEmpty, meta });
    if (moveRestTo === id) return this.#dispatch(id, { type: 'ArchiveLocation', isEmpty: false, meta });
    await this.mustBeUsable(moveRestTo, meta);
    for (const locationId of locationIds)
      await this.move(locationId, moveRestTo, {
        ...meta,
        commandId: deterministicId(meta.commandId, locationId),
      });
    for (const itemId of itemIds)
      await dispatch(this.bus, itemDecider, itemId, {
        type: 'MoveStock',
        fromId: id,
        toId: moveRestTo,
        quantity: null,
        meta: { ...meta, commandId: deterministicId(meta.commandId, itemId) },
      });
    return this.#dispatch(id, { type: 'ArchiveLocation', isEmpty: true, meta });
  }

  /** Set the photo of a place.
   *  errors  LOCATION_NOT_FOUND (not-found), NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large) */
  async setPhoto(
    id: string,
    content: Content,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly photo: Photo }> {
    locationOf(await loadState(this.eventStore, locationState, id), meta);
    const photo = await this.photos.add(content, id);
    return { ...(await this.#dispatch(id, { type: 'SetLocationPhoto', photo, meta })), photo };
  }

  /** Check a target place: the caller's own, in use. null, no place, is always valid.
   *  errors  LOCATION_NOT_FOUND (not-found), LOCATION_ARCHIVED (conflict) */
  async mustBeUsable(id: string | null, meta: CommandMetadata): Promise<ActiveLocation | null> {
    if (id === null) return null;
    const active = locationOf(await loadState(this.eventStore, locationState, id), meta);
    if (active.isArchived)
      throw conflict('LOCATION_ARCHIVED', {
        message: 'That place is archived. Restore it first, or choose another.',
      });
    return active;
  }

  async #moveTo(
    id: string,
    parentId: string | null,
    step: number | null,
    meta: CommandMetadata,
  ): Promise<RearrangementEvent | Receipt> {
    const into = await this.#destination(parentId, meta);
    const location = await loadState(this.eventStore, locationState, id);
    const moved = locationDecider.decide({ type: 'MoveLocation', id, into, meta }, location);
    if (moved.length === 0) return receiptOf(this.eventStore, locationEvents, id);
    return event('PlaceMoveBegun', { locationId: id, parentId, step });
  }

  async #addTo(
    into: Destination,
    { name, kind, note }: LocationBody,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const id = idOfNew(meta);
    const code = await issueLabel(this.bus, 'location', id, meta);
    const command = { type: 'AddLocation', name, kind, note, code, into, meta } as const;
    return dispatch(this.bus, locationDecider, id, command, { isNew: true });
  }

  async #destination(parentId: string | null, meta: CommandMetadata): Promise<Destination> {
    const ancestorIds: string[] = [];
    let next = await this.mustBeUsable(parentId, meta);
    for (let id = parentId; id !== null && next && ancestorIds.length <= deepest; ) {
      ancestorIds.push(id);
      id = next.parentId;
      next = id === null ? null : (await loadState(this.eventStore, locationState, id)).active;
    }
    return { parentId, ancestorIds };
  }

  #dispatch(id: string, command: LocationCommand): Promise<Receipt> {
    return dispatch(this.bus, locationDecider, id, command);
  }
}

const idOfNew = ({ commandId }: CommandMetadata): string => deterministicId(commandId, 'location');
