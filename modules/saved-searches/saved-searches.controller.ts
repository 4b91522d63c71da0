import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MASTER_SECRET } from '../kernel/config/tokens.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { conflict, notFound, unprocessable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { listingState } from '../marketplace/listing/listing.state.js';
import { LISTING_SEARCHES, type ListingSearches } from '../marketplace/listing-searches.ports.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import {
  changeSearch,
  countWatchers,
  deleteSearch,
  saveSearch,
  stopAlerts,
  unwatchListing,
  watchListing,
} from './saved-searches.contract.js';
import { SAVED_SEARCHES, type SavedSearches } from './saved-searches.ports.js';
import { savedSearchDecider } from './search/saved-search.decider.js';
import { readStopToken } from './stop-link.shared.js';
import { watchDecider } from './watch/watch.decider.js';

@Controller()
export class SavedSearchesController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(SAVED_SEARCHES) private readonly searches: SavedSearches,
    @Inject(LISTING_SEARCHES) private readonly listings: ListingSearches,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  @Route(saveSearch)
  async save(@Input() { body, meta }: RouteInput<typeof saveSearch>): Promise<Receipt> {
    if (!this.listings.isSearch(body.query))
      throw unprocessable('SEARCH_UNREADABLE', {
        message: 'This search cannot be saved. Search again first.',
      });
    const most = await this.settings.get('saved-searches');
    if ((await this.searches.countOf(meta.actor.id)) >= most)
      throw conflict('TOO_MANY_SEARCHES', {
        message: `You can save ${most} searches. Delete one first.`,
      });
    const id = deterministicId(meta.commandId, 'saved search');
    return dispatch(this.bus, savedSearchDecider, id, { type: 'SaveSearch', ...body, meta });
  }

  @Route(changeSearch)
  change(@Input() { params, body, meta }: RouteInput<typeof changeSearch>): Promise<Receipt> {
    const { madeFrom: version, ...search } = body;
    const command = { type: 'ChangeSearch', ...search, meta } as const;
    const madeFrom = { version, changedBy: ['SearchChanged', 'AlertsStopped'] } as const;
    return dispatch(this.bus, savedSearchDecider, params.id, command, { madeFrom });
  }

  @Route(deleteSearch)
  delete(@Input() { params, meta }: RouteInput<typeof deleteSearch>): Promise<Receipt> {
    return dispatch(this.bus, savedSearchDecider, params.id, { type: 'DeleteSearch', meta });
  }

  @Route(stopAlerts)
  async stop(
    @Input() { query, meta }: RouteInput<typeof stopAlerts>,
  ): Promise<ResponseOf<typeof stopAlerts>> {
    const id = readStopToken(this.secret, query.token);
    if (id === undefined)
      throw notFound('STOP_LINK_UNKNOWN', {
        message: 'This link is incomplete. Choose what we tell you on the page of your saved searches.',
      });
    await dispatch(this.bus, savedSearchDecider, id, { type: 'StopAlerts', meta });
    return { isStopped: true };
  }

  @Route(watchListing)
  async watch(@Input() { params, meta }: RouteInput<typeof watchListing>): Promise<Receipt> {
    const { status } = await loadState(this.eventStore, listingState, params.id);
    if (!['active', 'held', 'sold'].includes(status)) throw listingNotFound();
    const id = deterministicId('watch', meta.actor.id, params.id);
    return dispatch(this.bus, watchDecider, id, { type: 'WatchListing', listingId: params.id, meta });
  }

  @Route(unwatchListing)
  unwatch(@Input() { params, meta }: RouteInput<typeof unwatchListing>): Promise<Receipt> {
    const id = deterministicId('watch', meta.actor.id, params.id);
    return dispatch(this.bus, watchDecider, id, { type: 'UnwatchListing', listingId: params.id, meta });
  }

  @Route(countWatchers)
  async watchers(
    @Input() { params, meta }: RouteInput<typeof countWatchers>,
  ): Promise<ResponseOf<typeof countWatchers>> {
    const { sellerId } = await loadState(this.eventStore, listingState, params.id);
    if (sellerId !== meta.actor.id) throw listingNotFound();
    return { watchers: await this.searches.watchersOf(params.id) };
  }
}

const listingNotFound = () => notFound('LISTING_NOT_FOUND', { message: 'This listing no longer exists.' });
