import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { loadState, receiptOf } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { MEMBER_LIMITS, type MemberLimits } from '../../limits/member-limits.ports.js';
import { listingState } from '../../marketplace/listing/listing.state.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { buildDecider } from '../build/build.decider.js';
import { buildEvents } from '../build/build.events.js';
import { buildState } from '../build/build.state.js';
import { memberToAsk } from '../build/meet-member.js';
import { openBuild } from '../build/open-build.shared.js';
import { mustHaveRoomForBuild } from '../build/room-for-build.js';
import { buildAskLimit } from '../build-limits.rules.js';
import {
  BOOKS,
  type Books,
  BUILD_LOOKUP,
  type BuildLookup,
  DOCUMENTS,
  type Documents,
} from '../builds.ports.js';
import type { linkSale, offerHandOver } from './hand-over.contract.js';
import { isHandedOverTo, offeredTo } from './hand-over.rules.js';
import { copyDocumentsAlong } from './hand-over-documents.js';

/** A build becomes another member's.
 *  source  README, Hand-over; ADR 0092 */
@Injectable()
export class HandOvers {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
    @Inject(MEMBER_LIMITS) private readonly limits: MemberLimits,
    @Inject(BUILD_LOOKUP) readonly lookup: BuildLookup,
    @Inject(BOOKS) private readonly books: Books,
    @Inject(DOCUMENTS) readonly documents: Documents,
  ) {}

  /** Sell the car by a listing; its process offers the build to whoever buys it.
   *  errors  those of the contract linkSale */
  async linkSale(
    id: string,
    { listingId, goesAlong }: BodyOf<typeof linkSale>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await openBuild(this, id, 'owner', meta);
    if (listingId === null) return dispatch(this.bus, buildDecider, id, { type: 'UnlinkSale', meta });
    const { status, sellerId, isWanted } = await loadState(this.eventStore, listingState, listingId);
    if (status === 'none' || isWanted || sellerId !== meta.actor.id)
      throw notFound('LISTING_NOT_FOUND', {
        message: 'You have no such listing for sale.',
        fields: [{ path: 'listingId', message: 'Choose a listing of yours.' }],
      });
    await this.#mustHave(id, goesAlong.documents);
    return dispatch(this.bus, buildDecider, id, { type: 'LinkSale', listingId, goesAlong, meta });
  }

  /** An offer that a sale made stays one of that sale when its owner changes what goes along.
   *  errors  those of the contract offerHandOver */
  async offer(
    id: string,
    { member, goesAlong }: BodyOf<typeof offerHandOver>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { ownerId, offer } = await openBuild(this, id, 'owner', meta);
    const toId = offer?.toId === member ? member : await memberToAsk(this, member, ownerId, meta);
    await this.#mustHave(id, goesAlong.documents);
    const listingId = offer?.toId === toId ? offer.listingId : null;
    const command = { type: 'OfferBuild', toId, goesAlong, listingId, meta } as const;
    const make = () => dispatch(this.bus, buildDecider, id, command);
    if (offer?.toId === toId) return make();
    return this.limits.within({ action: buildAskLimit, subject: meta.commandId }, meta, make);
  }

  /** Take over a build: the former owner's book is frozen while it is still theirs, then it changes hands, then documents are copied. A process that ends between
   *  the steps leaves at most a book too many; `copy-documents-along` copies what was not copied yet.
   *  errors  those of the contract acceptHandOver */
  async accept(id: string, meta: CommandMetadata): Promise<Receipt> {
    const build = await loadState(this.eventStore, buildState, id);
    if (isHandedOverTo(build, meta.actor.id)) return receiptOf(this.eventStore, buildEvents, id);
    const { ownerId } = offeredTo(build, meta.actor.id);
    await mustHaveRoomForBuild(this, meta);
    const bookId = deterministicId(meta.commandId, 'keepsake');
    const kept = { buildId: id, bookId, hides: { costs: false, names: false }, isKeepsake: true };
    await this.books.freeze(kept, {
      actor: { id: ownerId, roles: [] },
      now: meta.now,
      commandId: deterministicId(meta.commandId, 'freeze'),
    });
    const receipt = await dispatch(this.bus, buildDecider, id, { type: 'HandOver', bookId, meta });
    await copyDocumentsAlong(this, id, meta.now);
    return { ...receipt, position: await this.eventStore.log.head() };
  }

  /** The owner withdraws the offer, or the other declines it. */
  end(id: string, meta: CommandMetadata): Promise<Receipt> {
    return dispatch(this.bus, buildDecider, id, { type: 'EndOffer', meta });
  }

  /** errors  DOCUMENT_NOT_FOUND (not-found) */
  async #mustHave(buildId: string, documentIds: readonly string[]): Promise<void> {
    if (!documentIds.length) return;
    const known = new Set(await this.lookup.documentsOf(buildId));
    if (documentIds.every((id) => known.has(id))) return;
    throw notFound('DOCUMENT_NOT_FOUND', {
      message: 'A document that was to go along is no longer here. Look at them again.',
      fields: [{ path: 'goesAlong.documents', message: 'Choose again.' }],
    });
  }
}
