import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState } from '../identity/member/member.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { foldEvents } from '../kernel/decider/decider.js';
import { notFound } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { uploadOf } from '../kernel/http/upload.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../members/member-relations.ports.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import { categories } from './categories.schemas.js';
import { releaseFinal } from './listing/holds.rules.js';
import { type ListingCommand, listingDecider } from './listing/listing.decider.js';
import { listingEvents } from './listing/listing.events.js';
import { listingState } from './listing/listing.state.js';
import { centsOf, contentOf, revisedContentOf } from './listing-content.js';
import { ListingLimits } from './listing-limits.service.js';
import { ListingPhotos } from './listing-photos.service.js';
import {
  addPhoto,
  arrangePhotos,
  draftListing,
  fulfillWanted,
  getCategories,
  holdListing,
  pauseListing,
  publishListing,
  releaseListing,
  removePhoto,
  renewListing,
  reopenListing,
  resumeListing,
  reviseListing,
  sellListing,
  undoRelease,
  withdrawListing,
} from './marketplace.contract.js';
import { OFFERED_ITEMS, type OfferedItems } from './offered-items.ports.js';
import { SALE_FEEDBACK, type SaleFeedback } from './sale-feedback.ports.js';

@Controller()
export class MarketplaceController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(ListingPhotos) private readonly photos: ListingPhotos,
    @Inject(ListingLimits) private readonly limits: ListingLimits,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(OFFERED_ITEMS) private readonly offeredItems: OfferedItems,
    @Inject(SALE_FEEDBACK) private readonly feedback: SaleFeedback,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Route(getCategories)
  categories(): ResponseOf<typeof getCategories> {
    return { categories: categories.map((category) => ({ ...category, subs: [...category.subs] })) };
  }

  @Route(draftListing)
  draft(@Input() { body, meta }: RouteInput<typeof draftListing>): Promise<Receipt> {
    const id = deterministicId(meta.commandId, 'listing');
    const command = {
      type: 'DraftListing',
      listingType: body.listingType,
      content: contentOf(body),
      meta,
    } as const;
    return this.limits.within('draft', id, meta, () => this.#dispatch(id, command));
  }

  @Route(reviseListing)
  async revise(@Input() { params, body, meta }: RouteInput<typeof reviseListing>): Promise<Receipt> {
    const content = revisedContentOf(body, await this.eventStore.read(listingEvents, params.id));
    const command = { type: 'ReviseListing', content, meta } as const;
    const madeFrom = { version: body.madeFrom, changedBy: ['ListingRevised'] } as const;
    return dispatch(this.bus, listingDecider, params.id, command, { madeFrom });
  }

  @Route(addPhoto)
  addPhoto(
    @Input() { params, request, meta }: RouteInput<typeof addPhoto>,
  ): Promise<ResponseOf<typeof addPhoto>> {
    const add = () => this.photos.add(params.id, uploadOf(request), meta);
    return this.limits.within('photo', meta.commandId, meta, add);
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
  async publish(@Input() { params, meta }: RouteInput<typeof publishListing>): Promise<Receipt> {
    await this.settings.mustBeOpen('new-listings-open');
    const publish = () => this.#dispatch(params.id, { type: 'PublishListing', meta });
    return this.limits.within('publish', params.id, meta, publish);
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
  async hold(@Input() { params, meta }: RouteInput<typeof holdListing>): Promise<Receipt> {
    await this.#mustNotBeBlocked(params.id, meta.actor.id);
    const hold = () => this.#dispatch(params.id, { type: 'HoldListing', meta });
    return this.limits.holding(params.id, meta, hold);
  }

  @Route(releaseListing)
  release(@Input() { params, meta }: RouteInput<typeof releaseListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'ReleaseHold', meta });
  }

  @Route(undoRelease)
  async undoRelease(@Input() { params, meta }: RouteInput<typeof undoRelease>): Promise<Receipt> {
    const { id } = params;
    const history = await this.eventStore.read(listingEvents, id);
    const release = history.findLast(({ type }) => type === 'HoldReleased');
    const { released, offerId } = foldEvents(listingState, history);
    const releasedAt = release?.recordedAt ?? meta.now;
    const undo = () => this.#dispatch(id, { type: 'UndoRelease', releasedAt, meta });
    if (!release || !released) return undo();
    await this.#mustNotBeBlocked(id, released.buyerId);
    const hold = { listingId: id, releaseId: release.id, isByOffer: offerId !== null };
    if (released.buyerId === meta.actor.id) return this.limits.holdingAgain(hold, meta, undo);
    await this.#mustBeAbleToHold(released.buyerId);
    return undo();
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

  @Route(fulfillWanted)
  fulfill(@Input() { params, body, meta }: RouteInput<typeof fulfillWanted>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'MarkFound', where: body.where, byId: body.by, meta });
  }

  @Route(reopenListing)
  async reopen(@Input() { params, meta }: RouteInput<typeof reopenListing>): Promise<Receipt> {
    const history = await this.eventStore.read(listingEvents, params.id);
    const sale = history.findLast(({ type }) => type === 'ListingSold' || type === 'NeedFulfilled');
    const items = await this.offeredItems.sinceSale(params.id);
    const isRated = await this.feedback.isRated(params.id, foldEvents(listingState, history));
    const soldAt = sale?.recordedAt ?? meta.now;
    return this.#dispatch(params.id, { type: 'ReopenListing', soldAt, items, isRated, meta });
  }

  @Route(withdrawListing)
  withdraw(@Input() { params, meta }: RouteInput<typeof withdrawListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'WithdrawListing', meta });
  }

  @Route(renewListing)
  renew(@Input() { params, meta }: RouteInput<typeof renewListing>): Promise<Receipt> {
    return this.#dispatch(params.id, { type: 'RenewListing', meta });
  }

  /** Members who blocked each other do not see each other's listings.
   *  errors  LISTING_NOT_FOUND (not-found) */
  async #mustNotBeBlocked(id: string, memberId: string): Promise<void> {
    const { sellerId } = await loadState(this.eventStore, listingState, id);
    if (sellerId && sellerId !== memberId && (await this.relations.isBlockedBetween(memberId, sellerId)))
      throw notFound('LISTING_NOT_FOUND', { message: 'This listing no longer exists.' });
  }

  /** Nobody gives a hold back to a member who may not begin one now.
   *  errors  RELEASE_FINAL (conflict), which does not say why */
  async #mustBeAbleToHold(buyerId: string): Promise<void> {
    const [member, { missingRequirement }] = await Promise.all([
      loadState(this.eventStore, memberState, buyerId),
      this.relations.standingOf(buyerId),
    ]);
    if (member.status !== 'registered' || member.isSuspended || missingRequirement) throw releaseFinal();
  }

  #dispatch(id: string, command: ListingCommand): Promise<Receipt> {
    return dispatch(this.bus, listingDecider, id, command);
  }
}
