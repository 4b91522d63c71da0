import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { InstallableItem, Installations } from './installations.ports.js';
import { itemNotFound } from './item/guards.rules.js';
import { costOf, takenFor } from './item/installing.rules.js';
import { itemDecider } from './item/item.decider.js';
import { type Item, itemState } from './item/item.state.js';
import { StorageLocations } from './locations.service.js';

/** What builds ask of the inventory. The stream of an item is the truth of its stock.
 *  source  ADR 0093 */
@Injectable()
export class InstallationsService implements Installations {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(StorageLocations) private readonly locations: StorageLocations,
  ) {}

  async ofCaller(itemId: string, quantity: number, { actor }: CommandMetadata): Promise<InstallableItem> {
    const [id, item] = await this.#lastOf(itemId);
    if (!item.active || item.ownerId !== actor.id || item.active.isDeleted) throw itemNotFound();
    return this.#described(id, item, quantity);
  }

  async find(itemId: string, quantity: number): Promise<InstallableItem | undefined> {
    const item = await loadState(this.eventStore, itemState, itemId);
    return item.active ? this.#described(itemId, item, quantity) : undefined;
  }

  async install(
    { itemId, portionId, quantity, locationId, buildId, into }: Parameters<Installations['install']>[0],
    meta: CommandMetadata,
  ): Promise<string> {
    const [id, { active }] = await this.#lastOf(itemId);
    await dispatch(this.bus, itemDecider, id, {
      type: 'InstallItem',
      portionId,
      ...takenFor(active?.stock ?? {}, { quantity, locationId }),
      buildId,
      into,
      meta,
    });
    return id;
  }

  async bringBack(
    { itemId, portionId, locationId }: Parameters<Installations['bringBack']>[0],
    meta: CommandMetadata,
  ): Promise<void> {
    const { ownerId, active } = await loadState(this.eventStore, itemState, itemId);
    const portion = active?.portions[portionId];
    if (!active || active.isDeleted || active.mergedInto !== null || portion?.kind !== 'installed') return;
    const isOwn = ownerId === meta.actor.id;
    if (isOwn) await this.locations.mustBeUsable(locationId, meta);
    await dispatch(this.bus, itemDecider, itemId, {
      type: 'BringBack',
      portionId,
      locationId: isOwn ? locationId : portion.locationId,
      meta: isOwn ? meta : { ...meta, actor: { id: ownerId, roles: [] } },
    });
  }

  /** An item, or the one that it was merged into, and so on. */
  async #lastOf(itemId: string): Promise<readonly [string, Item]> {
    const item = await loadState(this.eventStore, itemState, itemId);
    const next = item.active?.mergedInto;
    return next ? this.#lastOf(next) : [itemId, item];
  }

  async #described(itemId: string, item: Item, quantity: number): Promise<InstallableItem> {
    const { ownerId, active } = item;
    if (!active) throw itemNotFound();
    return {
      itemId,
      ownerId,
      costCents: costOf(active, quantity),
      partNumbers: active.content.partNumbers,
      listingId: await this.#boughtBy(itemId),
    };
  }

  /** The listing by whose sale the item came from another member's inventory. */
  async #boughtBy(itemId: string): Promise<string | null> {
    const [added] = await this.eventStore.read(itemDecider.events, itemId);
    const from = added?.type === 'ItemAdded' ? added.data.from : null;
    if (from?.how !== 'transfer') return null;
    const { active } = await loadState(this.eventStore, itemState, from.itemId);
    const sold = Object.values(active?.portions ?? {}).find(({ toItemId }) => toItemId === itemId);
    return sold?.listingId ?? null;
  }
}
