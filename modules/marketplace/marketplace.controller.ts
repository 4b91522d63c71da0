import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BLOBS } from '../kernel/config/tokens.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { type CommandMetadata, type CommandOf, foldEvents } from '../kernel/decider/decider.js';
import { DomainError } from '../kernel/decider/errors.js';
import { findPreviousResult, loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { RecordedEvent } from '../kernel/event-store/events.js';
import type { Blobs } from '../kernel/files/blobs.js';
import type { Receipt } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { isVehicleCategory } from './categories.schemas.js';
import { type ListingCommand, listingDecider } from './listing/listing.decider.js';
import { type ListingContent, type ListingEvent, listingEvents } from './listing/listing.events.js';
import { listingState } from './listing/listing.state.js';
import { type ListingBody, type PhotoView } from './listing.schemas.js';
import {
  addPhoto,
  arrangePhotos,
  draftListing,
  holdListing,
  pauseListing,
  publishListing,
  reinstateListing,
  releaseListing,
  removeListing,
  removePhoto,
  renewListing,
  resumeListing,
  reviseListing,
  sellListing,
  withdrawListing,
} from './marketplace.contract.js';
import { idOf, photoView, storePhoto } from './photos/photos.js';
import { removePhotoSizes } from './photos/photos.ports.js';
import { findPlace, nearestArea } from './places/gazetteer.js';
import { publicPoint } from './places/public-point.js';

@Controller()
export class MarketplaceController {
  constructor(
    private readonly bus: CommandBus,
    private readonly eventStore: DomainEventStore,
    @Inject(BLOBS) private readonly blobs: Blobs,
  ) {}

  @Route(draftListing)
  draft(@Input() { body, meta }: RouteInput<typeof draftListing>): Promise<Receipt> {
    const id = deterministicId(meta.commandId, 'listing');
    return this.#dispatch(id, {
      type: 'DraftListing',
      listingType: body.listingType,
      content: contentOf(body),
      meta,
    });
  }

  @Route(reviseListing)
  async revise(@Input() { params, body, meta }: RouteInput<typeof reviseListing>): Promise<Receipt> {
    const content = { ...contentOf(body), ...(await this.#placeAsBefore(params.id, body)) };
    return this.#dispatch(params.id, { type: 'ReviseListing', content, meta });
  }

  @Route(addPhoto)
  async addPhoto(
    @Input() { params, request, meta }: RouteInput<typeof addPhoto>,
  ): Promise<Receipt & { photo: PhotoView }> {
    const bytes = bytesOf(request.body);
    const history = await this.eventStore.read(listingEvents, params.id);
    const before = findPreviousResult(history, meta);
    const known = before?.type === 'PhotoAdded' ? before.data.photo : undefined;
    const photo =
      known ?? (await storePhoto(this.blobs, bytes, { owner: ownerOf(history, bytes, params.id, meta) }));
    const receipt = await this.#dispatch(params.id, { type: 'AddPhoto', photo, meta }).catch(
      async (error: unknown) => {
        if (error instanceof DomainError) await this.#deleteUnused(params.id, photo.id);
        throw error;
      },
    );
    return { ...receipt, photo: photoView(photo) };
  }

  @Route(removePhoto)
  removePhoto(@Input() { params, meta }: RouteInput<typeof removePhoto>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'RemovePhoto', photoId: params.photoId, meta });
  }

  @Route(arrangePhotos)
  arrangePhotos(@Input() { params, body, meta }: RouteInput<typeof arrangePhotos>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'ArrangePhotos', photoIds: body.photoIds, meta });
  }

  @Route(publishListing)
  publish(@Input() { params, meta }: RouteInput<typeof publishListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'PublishListing', meta });
  }

  @Route(pauseListing)
  pause(@Input() { params, meta }: RouteInput<typeof pauseListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'PauseListing', meta });
  }

  @Route(resumeListing)
  resume(@Input() { params, meta }: RouteInput<typeof resumeListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'ResumeListing', meta });
  }

  @Route(holdListing)
  hold(@Input() { params, meta }: RouteInput<typeof holdListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'HoldListing', meta });
  }

  @Route(releaseListing)
  release(@Input() { params, meta }: RouteInput<typeof releaseListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'ReleaseHold', meta });
  }

  @Route(sellListing)
  sell(@Input() { params, body, meta }: RouteInput<typeof sellListing>): Promise<Receipt> {
    return this.#dispatch(params.id, {
      type: 'SellListing',
      where: body.where,
      priceCents: centsOf(body.price),
      meta,
    });
  }

  @Route(withdrawListing)
  withdraw(@Input() { params, meta }: RouteInput<typeof withdrawListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'WithdrawListing', meta });
  }

  @Route(renewListing)
  renew(@Input() { params, meta }: RouteInput<typeof renewListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'RenewListing', meta });
  }

  @Route(removeListing)
  remove(@Input() { params, body, meta }: RouteInput<typeof removeListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'RemoveListing', reason: body.reason, meta });
  }

  @Route(reinstateListing)
  reinstate(@Input() { params, meta }: RouteInput<typeof reinstateListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'ReinstateListing', meta });
  }

  /** Delete the photo of a refused command, unless another command added it first. */
  async #deleteUnused(id: string, photoId: string): Promise<void> {
    const { photoIds } = await loadState(this.eventStore, listingState, id);
    if (!photoIds.includes(photoId)) await removePhotoSizes(this.blobs, photoId);
  }

  /** Keep the point of an area that did not change: "Janesville, WI" may have come from one of its ZIP codes. */
  async #placeAsBefore(id: string, { place }: ListingBody) {
    if (!('text' in place)) return undefined;
    const history = await this.eventStore.read(listingEvents, id);
    const last = history.findLast(({ type }) => type === 'ListingDrafted' || type === 'ListingRevised');
    const before = last && (last.data as Pick<ListingContent, 'place' | 'exactPoint'>);
    if (before?.exactPoint !== null || before.place.area !== place.text) return undefined;
    return { place: before.place, exactPoint: null };
  }

  #dispatch(id: string, command: ListingCommand): Promise<Receipt> {
    return dispatch(this.bus, listingDecider, id, command);
  }
}

/** The owner of a new photo, derived from the listing. Refuses before the file is processed. A removed photo never comes back under its id,
 *  because its bytes may be deleted at any moment: the same file again is another photo. */
function ownerOf(
  history: readonly RecordedEvent<ListingEvent>[],
  bytes: Buffer,
  id: string,
  meta: CommandMetadata,
): string {
  const listing = foldEvents(listingState, history);
  listingDecider.decide({ type: 'AddPhoto', photo: { id: '', width: 0, height: 0 }, meta }, listing);
  const removed = new Set(
    history.map(({ type, data }) => (type === 'PhotoRemoved' ? data.photoId : undefined)),
  );
  let owner = id;
  for (let again = 1; removed.has(idOf(bytes, owner)); again++) owner = `${id} ${again}`;
  return owner;
}

/** The form as event data: cents, a snapped public point, no price where the mode has none. */
function contentOf(body: ListingBody): CommandOf<ListingCommand, 'DraftListing'>['content'] {
  const priced = body.priceMode === 'fixed' || body.priceMode === 'obo' || body.listingType === 'wanted';
  const found =
    'text' in body.place
      ? findPlace(body.place.text)
      : { ...body.place, area: nearestArea(publicPoint(body.place)) };
  const exact = { latitude: found.latitude, longitude: found.longitude };
  return {
    words: {
      title: body.title,
      description: body.description,
      ...(body.tradeFor && { tradeFor: body.tradeFor }),
      ...(body.vin && { vin: body.vin }),
    },
    price: { mode: body.priceMode, cents: priced ? centsOf(body.price) : null },
    categoryPrimary: body.categoryPrimary,
    categorySub: body.categorySub,
    marketSegment: body.marketSegment,
    condition: body.condition,
    origin: body.origin,
    partNumbers: body.partNumbers,
    fitment: body.fitment,
    quantity: body.quantity,
    shipping: body.shipping,
    vehicle: isVehicleCategory(body.categoryPrimary) ? body.vehicle : null,
    place: { publicPoint: publicPoint(exact), area: found.area },
    exactPoint: 'text' in body.place ? null : exact,
  };
}

const centsOf = (dollars: number | null): number | null =>
  dollars === null ? null : Math.round(dollars * 100);
const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));
