import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { conflict } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../kernel/http/contract.js';
import { listingDecider } from './listing/listing.decider.js';
import { listingState } from './listing/listing.state.js';
import type { ListingCommands } from './listing-commands.ports.js';

/** Implements the commands of deals on listings. */
@Injectable()
export class ListingCommandsService implements ListingCommands {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  async holdForBuyer(
    listingId: string,
    { buyerId, offerId }: { readonly buyerId: string; readonly offerId: string },
    { actor, now }: CommandMetadata,
  ): Promise<string> {
    const meta = { actor, now, commandId: deterministicId('hold for offer', listingId, offerId) };
    await dispatch(this.bus, listingDecider, listingId, { type: 'HoldForBuyer', buyerId, offerId, meta });
    return (await loadState(this.eventStore, listingState, listingId)).heldUntil;
  }

  async extendHold(listingId: string, buyerId: string, meta: CommandMetadata): Promise<Receipt> {
    const listing = await loadState(this.eventStore, listingState, listingId);
    if (listing.status !== 'held' || listing.buyerId !== buyerId)
      throw conflict('NOT_HELD', { message: 'This member does not hold it any more.' });
    return dispatch(this.bus, listingDecider, listingId, { type: 'ExtendHold', meta });
  }

  async sellTo(
    listingId: string,
    { memberId, priceCents }: { readonly memberId: string; readonly priceCents: number | null },
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { isWanted } = await loadState(this.eventStore, listingState, listingId);
    const command = isWanted
      ? ({ type: 'MarkFound', where: 'here', byId: memberId, meta } as const)
      : ({ type: 'SellListing', where: 'here', buyerId: memberId, priceCents, meta } as const);
    return dispatch(this.bus, listingDecider, listingId, command);
  }
}
