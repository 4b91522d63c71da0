import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import { forbidden } from '../../../modules/kernel/decider/errors.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import { countedCaller } from '../../../modules/kernel/http/client-subnet.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { BOOSTS, type Boosts } from '../../../modules/marketplace/boost/boosts.ports.js';
import { EMPTY_SEARCHES, type EmptySearches } from '../../../modules/marketplace/empty-searches.ports.js';
import { formerHoldIn } from '../../../modules/marketplace/listing/former-hold.rules.js';
import { listingEvents } from '../../../modules/marketplace/listing/listing.events.js';
import type { ListingDetail, ListingQuery } from '../../../modules/marketplace/listing.schemas.js';
import { LISTING_DEALS, type ListingDeals } from '../../../modules/marketplace/listing-deals.ports.js';
import {
  countListings,
  getListing,
  getListingForm,
  getStorefront,
  mapListings,
  myBought,
  myHolds,
  myListings,
  searchListings,
} from '../../../modules/marketplace/marketplace.contract.js';
import { SELLER_RATINGS, type SellerRatings } from '../../../modules/marketplace/seller-ratings.ports.js';
import { PRIVATE_PHOTOS, type ShowPhoto } from '../../../modules/media/photos.ports.js';
import { BLOCKED_PAIRS, type BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { GARAGES, type Garages } from '../../../modules/members/garages.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { boughtBy } from './bought.queries.js';
import { countListings as countsOf } from './counts/counts.js';
import { BoostedSpots } from './find/boosted-spots.js';
import { lookedFor } from './find/looked-for.rules.js';
import { searchListings as search } from './find/search.js';
import { pointOf } from './find/search-criteria.js';
import { SearchLimits } from './find/search-limits.js';
import type { Searcher } from './find/searcher.js';
import { listingForm } from './listing-form.queries.js';
import {
  heldFor,
  type ListingOfSeller,
  listingDetail,
  listingNotFound,
  listingsOf,
} from './listing-search.queries.js';
import { mapListings as map } from './map/map.js';
import { sellerNotFound, storefront } from './storefront/storefront.queries.js';

@Controller()
export class ListingSearchController {
  readonly #limits = new SearchLimits();
  readonly #boosted: BoostedSpots;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(BLOCKED_PAIRS) private readonly blocks: BlockedPairs,
    @Inject(GARAGES) private readonly garages: Garages,
    @Inject(SELLER_RATINGS) private readonly ratings: SellerRatings,
    @Inject(PRIVATE_PHOTOS) private readonly showPhoto: ShowPhoto,
    @Inject(LISTING_DEALS) private readonly deals: ListingDeals,
    @Inject(EMPTY_SEARCHES) private readonly emptySearches: EmptySearches,
    @Inject(BOOSTS) boosts: Boosts,
  ) {
    this.#boosted = new BoostedSpots(db, boosts);
  }

  @Route(searchListings)
  search(
    @Input() { query, meta, actor, request }: RouteInput<typeof searchListings>,
  ): Promise<ResponseOf<typeof searchListings>> {
    const caller = countedCaller(request);
    const viewer = { actor, ip: request.ip, userAgent: request.header('user-agent') };
    return this.#limits.run(caller, async () =>
      search(this.db, query, meta.now, {
        ...(await this.#searcher(actor, query)),
        boosts: query.plain ? [] : await this.#boosted.at(meta.now),
        foundNone: () => {
          const looked = lookedFor(query);
          if (looked) this.emptySearches.note({ ...looked, viewer, now: meta.now });
        },
      }),
    );
  }

  @Route(mapListings)
  map(
    @Input() { query, meta, actor, request }: RouteInput<typeof mapListings>,
  ): Promise<ResponseOf<typeof mapListings>> {
    const caller = countedCaller(request);
    return this.#limits.run(caller, async () =>
      map(this.db, query, meta.now, await this.#searcher(actor, query)),
    );
  }

  @Route(countListings)
  counts(
    @Input() { query, actor, request }: RouteInput<typeof countListings>,
  ): Promise<ResponseOf<typeof countListings>> {
    const caller = countedCaller(request);
    return this.#limits.run(caller, async () =>
      countsOf(this.db, query, await this.#searcher(actor, query, true)),
    );
  }

  @Route(getListing)
  async listing(
    @Input() { params, query, actor, meta }: RouteInput<typeof getListing>,
  ): Promise<ResponseOf<typeof getListing>> {
    const reader = { ...this.#private(), actor, now: meta.now, point: pointOf(query) };
    const listing = await listingDetail(this.db, params.id, reader);
    if (await this.#isBlocked(actor, listing.seller.id)) throw listingNotFound();
    const { seller } = listing;
    const [formerHold, rating, whyNotWrite] = await Promise.all([
      this.#formerHoldOf(listing, actor, meta.now),
      this.ratings.of(seller.id, actor?.id),
      actor ? this.relations.whyNotWrite(actor.id, seller.id) : null,
    ]);
    return { ...listing, formerHold, seller: { ...seller, rating }, whyNotWrite };
  }

  @Route(myListings)
  async mine(
    @Input() { query, meta }: RouteInput<typeof myListings>,
  ): Promise<ResponseOf<typeof myListings>> {
    const unseen = await this.#unseenBy(meta.actor);
    return listingsOf(this.db, query.status, unseen, { ...meta, ...this.#private() });
  }

  @Route(myHolds)
  async holds(@Input() { query, meta }: RouteInput<typeof myHolds>): Promise<ResponseOf<typeof myHolds>> {
    const unseen = await this.#unseenBy(meta.actor);
    return { listings: await heldFor(this.db, query.with, unseen, { ...meta, ...this.#private() }) };
  }

  @Route(myBought)
  async bought(@Input() { query, meta }: RouteInput<typeof myBought>): Promise<ResponseOf<typeof myBought>> {
    const unseen = await this.#unseenBy(meta.actor);
    return boughtBy(this.db, query, unseen, { ...meta, ...this.#private() });
  }

  @Route(getListingForm)
  async form(
    @Input() { params, meta }: RouteInput<typeof getListingForm>,
  ): Promise<ResponseOf<typeof getListingForm>> {
    const history = await this.eventStore.read(listingEvents, params.id.toLowerCase());
    return listingForm(this.db, history, params.id, { ...meta, ...this.#private() });
  }

  @Route(getStorefront)
  async seller(
    @Input() { params, query, actor, meta }: RouteInput<typeof getStorefront>,
  ): Promise<ResponseOf<typeof getStorefront>> {
    if (await this.#isBlocked(actor, params.id)) throw sellerNotFound();
    const [{ seller, ...page }, rating] = await Promise.all([
      storefront(this.db, params.id, query, { actor, now: meta.now }),
      this.ratings.of(params.id, actor?.id),
    ]);
    return { ...page, seller: { ...seller, rating } };
  }

  /** errors  GARAGE_OF_A_GUEST (forbidden) */
  async #searcher(
    actor: Actor | undefined,
    { fits }: Pick<ListingQuery, 'fits'>,
    withGarage = fits !== undefined,
  ): Promise<Searcher> {
    if (fits && !actor)
      throw forbidden('GARAGE_OF_A_GUEST', { message: 'Sign in to find what fits your garage.' });
    const garage = actor && withGarage ? await this.garages.vehiclesOf(actor.id) : [];
    return { unseen: await this.#unseenBy(actor), garage };
  }

  /** The sellers whose listings are hidden from this caller. */
  async #unseenBy(actor: Actor | undefined): Promise<readonly string[]> {
    return !actor || actor.roles.includes('admin') ? [] : this.blocks.blockedWith(actor.id);
  }

  /** Members who blocked each other do not see each other's listings; admins see them. */
  async #isBlocked(actor: Actor | undefined, sellerId: string): Promise<boolean> {
    if (!actor || actor.id === sellerId || actor.roles.includes('admin')) return false;
    return this.relations.isBlockedBetween(actor.id, sellerId);
  }

  /** How the caller's one hold of an open listing ended. */
  async #formerHoldOf(
    { id, status, seller, allowedActions }: ListingOfSeller,
    actor: Actor | undefined,
    now: string,
  ): Promise<ListingDetail['formerHold']> {
    if (!actor || status !== 'active' || seller.id === actor.id || allowedActions.includes('hold'))
      return null;
    return formerHoldIn(await this.eventStore.read(listingEvents, id), actor.id, now);
  }

  /** The inputs for showing what not everybody sees. */
  #private() {
    return { keys: this.eventStore.keys, showPhoto: this.showPhoto, deals: this.deals };
  }
}
