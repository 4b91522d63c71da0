import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { unprocessable } from '../kernel/decider/errors.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { homePlace } from '../members/home-place.shared.js';
import type { DraftContent, ListingDrafts, WantedContent } from './drafts.ports.js';
import { listingDecider } from './listing/listing.decider.js';
import { type ListingContent, maxPhotos } from './listing/listing.events.js';
import { placeOf } from './listing-content.js';
import { STOREFRONTS, type Storefronts } from './storefronts.ports.js';

/** Drafts that another module fills in, with their photos. */
@Injectable()
export class ListingDraftsService implements ListingDrafts {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
  ) {}

  async draft(content: DraftContent, meta: CommandMetadata): Promise<Receipt> {
    const id = deterministicId(meta.commandId, 'listing');
    const { title, description, cents, photos, place, ...same } = content;
    const receipt = await dispatch(this.bus, listingDecider, id, {
      type: 'DraftListing',
      listingType: 'for_sale',
      content: {
        ...same,
        ...(place === null ? await this.#lastPlace(meta.actor.id) : placeOf(place)),
        words: { title, description },
        price: { mode: cents === null ? 'ask' : 'obo', cents },
        marketSegment: 'classic',
        shipping: ['local'],
        wanted: null,
      },
      meta,
    });
    let { version, position } = receipt;
    for (const photo of photos.slice(0, maxPhotos)) {
      const commandId = deterministicId(meta.commandId, photo.id);
      const command = { type: 'AddPhoto', photo, meta: { ...meta, commandId } } as const;
      ({ version, position } = await dispatch(this.bus, listingDecider, id, command));
    }
    return { id, version, position };
  }

  async draftWanted(content: WantedContent, meta: CommandMetadata): Promise<Receipt> {
    const id = deterministicId(meta.commandId, 'wanted');
    const { title, description, limitCents, urgency, place, ...same } = content;
    return dispatch(this.bus, listingDecider, id, {
      type: 'DraftListing',
      listingType: 'wanted',
      content: {
        ...same,
        ...(place === null ? await this.#lastOrHome(meta) : placeOf(place)),
        words: { title, description },
        price: { mode: 'ask', cents: null },
        categoryPrimary: 'Parts',
        marketSegment: 'classic',
        condition: null,
        origin: null,
        vehicle: null,
        shipping: ['local', 'ships'],
        wanted: {
          acceptOrigin: [],
          acceptCondition: [],
          urgency,
          privateLimitCents: limitCents,
          radius: null,
          attends: [],
        },
      },
      meta,
    });
  }

  discard(listingId: string, meta: CommandMetadata): Promise<Receipt> {
    return dispatch(this.bus, listingDecider, listingId, { type: 'WithdrawListing', meta });
  }

  /** The place of the member's last listing, or of their home. */
  async #lastOrHome({ actor, now }: CommandMetadata): Promise<Pick<ListingContent, 'place' | 'exactPoint'>> {
    const home =
      (await this.storefronts.lastPlaceOf(actor.id)) === undefined
        ? await homePlace(this.eventStore, actor.id, now)
        : null;
    if (home === null) return this.#lastPlace(actor.id);
    const { area, ...point } = home;
    return { place: { publicPoint: point, area }, exactPoint: null };
  }

  async #lastPlace(sellerId: string): Promise<Pick<ListingContent, 'place' | 'exactPoint'>> {
    const place = await this.storefronts.lastPlaceOf(sellerId);
    if (!place)
      throw unprocessable('PLACE_MISSING', {
        message: 'Enter where it is: a ZIP code, or a city and state.',
        fields: [{ path: 'place', message: 'Enter a ZIP code, or a city and state.' }],
      });
    return { place, exactPoint: null };
  }
}
