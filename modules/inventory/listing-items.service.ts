import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { DomainError, unprocessable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { BodyOf, ResponseOf } from '../kernel/http/contract.js';
import { type DraftContent, LISTING_DRAFTS, type ListingDrafts } from '../marketplace/drafts.ports.js';
import type { ActiveItem } from './item/active-item.state.js';
import { openItemOf } from './item/guards.rules.js';
import { itemDecider } from './item/item.decider.js';
import { itemState } from './item/item.state.js';
import { totalOf } from './item/quantities.rules.js';
import type { listItems } from './items.contract.js';
import { isWholeCar, vehicleOf } from './vehicle.rules.js';

interface OfferedItem {
  readonly id: string;
  readonly active: ActiveItem;
  readonly quantity: number;
}

/** Drafts of listings from inventory items: the marketplace makes the draft, each item records it. */
@Injectable()
export class ItemListings {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(LISTING_DRAFTS) private readonly drafts: ListingDrafts,
  ) {}

  /** One draft of each item, or one lot of all. Items that cannot be offered are named in the response; a lot leaves
   *  them out.
   *  errors  PLACE_MISSING, PLACE_NOT_FOUND, PLACE_NOT_ON_MAP (unprocessable) */
  async list(
    { ids, as, place }: BodyOf<typeof listItems>,
    meta: CommandMetadata,
  ): Promise<ResponseOf<typeof listItems>> {
    const refused: ResponseOf<typeof listItems>['refused'] = [];
    const offered: OfferedItem[] = [];
    for (const id of new Set(ids)) {
      const item = await this.#offerable(id, meta).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ id, code: error.code, message: error.message });
      });
      if (item) offered.push(item);
    }
    const lots = as === 'lot' ? (offered.length ? [offered] : []) : offered.map((item) => [item]);
    const listings: ResponseOf<typeof listItems>['listings'] = [];
    let position = 0;
    for (const lot of lots) {
      const commandId = deterministicId(meta.commandId, ...lot.map(({ id }) => id));
      const draft = this.drafts.draft({ ...contentOf(lot), place }, { ...meta, commandId });
      const receipt = await draft.catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.code.startsWith('PLACE_')) throw error;
        for (const { id } of lot) refused.push({ id, code: error.code, message: error.message });
      });
      if (!receipt) continue;
      try {
        position = await this.#remember(lot, receipt.id, { ...meta, commandId });
        listings.push({ id: receipt.id, itemIds: lot.map(({ id }) => id) });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        position = await this.#takeBack(receipt.id, { ...meta, commandId });
        for (const { id } of lot) refused.push({ id, code: error.code, message: error.message });
      }
    }
    return { listings, refused, position };
  }

  /**
   * An item has changed, or joined another draft, since it was checked: this draft cannot be published, and the other
   * items of its lot are free again.
   */
  async #takeBack(listingId: string, meta: CommandMetadata): Promise<number> {
    const commandId = deterministicId(meta.commandId, 'take back');
    return (await this.drafts.discard(listingId, { ...meta, commandId })).position;
  }

  async #offerable(id: string, meta: CommandMetadata): Promise<OfferedItem> {
    const item = await loadState(this.eventStore, itemState, id);
    const active = openItemOf(item, meta);
    const quantity = totalOf(active.stock) ?? 1;
    const draft = { listingId: '', quantity: Math.max(1, quantity), meta } as const;
    itemDecider.decide({ type: 'DraftItemForSale', ...draft }, item);
    if (isWholeCar(active.content) && !vehicleOf(active.content))
      throw unprocessable('VEHICLE_UNKNOWN', {
        message:
          'Begin its title with the year, make and model, like “1957 Chevrolet Bel Air”, or write them under what it fits. Then list it.',
      });
    return { id, active, quantity };
  }

  async #remember(lot: readonly OfferedItem[], listingId: string, meta: CommandMetadata): Promise<number> {
    let position = 0;
    for (const { id, quantity } of lot) {
      const commandId = deterministicId(meta.commandId, 'item', id);
      const command = {
        type: 'DraftItemForSale',
        listingId,
        quantity,
        meta: { ...meta, commandId },
      } as const;
      ({ position } = await dispatch(this.bus, itemDecider, id, command));
    }
    return position;
  }
}

/** The content of a listing for one item, or for a lot. */
function contentOf(lot: readonly OfferedItem[]): Omit<DraftContent, 'place'> {
  const [first] = lot;
  if (!first) throw new Error('A lot has at least one item');
  const { content } = first.active;
  const isSameCategory = lot.every(({ active }) => active.content.categorySub === content.categorySub);
  const photos = lot.flatMap(({ active }) => active.photos);
  const cents = lot.map(({ active }) => active.content.askingCents);
  const all = {
    categoryPrimary: content.categoryPrimary,
    categorySub: isSameCategory ? content.categorySub : null,
    partNumbers: lot.flatMap(({ active }) => active.content.partNumbers).slice(0, 20),
    fitment: lot.flatMap(({ active }) => active.content.fitment).slice(0, 40),
    photos,
    vehicle: isWholeCar(content) ? vehicleOf(content) : null,
    cents: cents.some((one) => one === null) ? null : cents.reduce<number>((sum, one) => sum + (one ?? 0), 0),
  };
  if (lot.length === 1)
    return {
      ...all,
      title: content.title,
      description: [content.description, content.conditionNotes].filter(Boolean).join('\n\n'),
      condition: content.condition,
      origin: content.origin,
      quantity: first.quantity,
    };
  const names = lot.map(({ active, quantity }) => `${quantity} × ${active.content.title}`);
  return {
    ...all,
    title: `Lot of ${lot.length}: ${content.title} and more`.slice(0, 120),
    description: names.join('\n').slice(0, 5_000),
    condition: null,
    origin: null,
    quantity: 1,
  };
}
