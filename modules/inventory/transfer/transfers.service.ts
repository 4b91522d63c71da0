import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { BLOBS, DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { notFound } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Blobs } from '../../kernel/files/blobs.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { listingState } from '../../marketplace/listing/listing.state.js';
import { PHOTOS, type Photos } from '../../media/photos.ports.js';
import { INVENTORY_LOOKUP, type InventoryLookup } from '../inventory.ports.js';
import { itemDecider } from '../item/item.decider.js';
import { itemState } from '../item/item.state.js';
import { StorageLocations } from '../locations.service.js';
import { mustHaveRoomForItem } from '../quotas.js';
import { receiveTransferred } from './receive-transferred.js';
import { itemOfTransfer } from './transfer-rows.shared.js';

/** A member's purchases continue in their inventory, if they take them over.
 *  source  README, Part passport */
@Injectable()
export class Transfers {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(BLOBS) readonly blobs: Blobs,
    @Inject(PHOTOS) readonly photos: Photos,
    @Inject(StorageLocations) private readonly locations: StorageLocations,
    @Inject(INVENTORY_LOOKUP) readonly lookup: InventoryLookup,
  ) {}

  /** Put a purchase into the caller's inventory.
   *  out     the receipt of their new item
   *  errors  TRANSFER_NOT_FOUND (not-found), TOO_MANY_ITEMS (conflict), those of a place */
  async accept(portionId: string, locationId: string | null, meta: CommandMetadata): Promise<Receipt> {
    await this.locations.mustBeUsable(locationId, meta);
    const fromItemId = await this.#itemOf(portionId, meta);
    if (await this.#isTakenBack(fromItemId, portionId)) throw nothingWaits();
    const toItemId = itemOfTransfer(portionId);
    await mustHaveRoomForItem(this, toItemId, meta);
    const toMemberId = meta.actor.id;
    const command = { type: 'TransferItem', portionId, toMemberId, toItemId, meta } as const;
    await dispatch(this.bus, itemDecider, fromItemId, command);
    const transfer = { fromItemId, portionId, toMemberId, toItemId, now: meta.now };
    const receipt = await receiveTransferred(this, transfer);
    const { active } = await loadState(this.eventStore, itemState, toItemId);
    if (locationId === null || active?.stock[''] === undefined) return receipt;
    return dispatch(this.bus, itemDecider, toItemId, {
      type: 'MoveStock',
      fromId: null,
      toId: locationId,
      quantity: null,
      meta: { ...meta, commandId: deterministicId(meta.commandId, 'place') },
    });
  }

  /** Decline to take a purchase over.
   *  errors  TRANSFER_NOT_FOUND (not-found) */
  async decline(portionId: string, meta: CommandMetadata): Promise<Record<string, never>> {
    await this.#itemOf(portionId, meta);
    await sql`insert into item_transfer.declined (portion_id, buyer_id, declined_at)
      values (${portionId}, ${meta.actor.id}, ${meta.now}) on conflict do nothing`.execute(this.db);
    return {};
  }

  async #itemOf(portionId: string, meta: CommandMetadata): Promise<string> {
    const itemId = await this.lookup.soldItem(portionId, meta.actor.id);
    if (itemId === undefined) throw nothingWaits();
    return itemId;
  }

  /** The seller has undone the sale, and the item has not followed yet. */
  async #isTakenBack(itemId: string, portionId: string): Promise<boolean> {
    const { active } = await loadState(this.eventStore, itemState, itemId);
    const listingId = active?.portions[portionId]?.listingId;
    if (!listingId) return false;
    const { sale, status } = await loadState(this.eventStore, listingState, listingId);
    return status !== 'none' && sale === null;
  }
}

const nothingWaits = () => notFound('TRANSFER_NOT_FOUND', { message: 'No purchase is waiting here.' });
