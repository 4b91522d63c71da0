import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { limitConcurrency } from '../kernel/async/limit-concurrency.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { type CommandMetadata, event } from '../kernel/decider/decider.js';
import { DomainError, unprocessable } from '../kernel/decider/errors.js';
import { loadState, receiptOf } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Content } from '../kernel/files/content.js';
import type { BodyOf, Receipt, ResponseOf } from '../kernel/http/contract.js';
import { type Photo } from '../media/photo.schemas.js';
import { PHOTOS, type Photos } from '../media/photos.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../members/member-relations.ports.js';
import { INVENTORY_LOOKUP, type InventoryLookup } from './inventory.ports.js';
import { mustHaveRoomAt, openItemOf } from './item/guards.rules.js';
import { type ItemCommand, itemDecider } from './item/item.decider.js';
import { itemEvents } from './item/item.events.js';
import { itemState } from './item/item.state.js';
import { locationOf as locationOfKey } from './item/quantities.rules.js';
import { notShownYet, opens } from './item/visibility.rules.js';
import { itemContentOf } from './item-content.js';
import type { addItem, changeItems, mergeItem, reviseItem, splitStock } from './items.contract.js';
import { issueLabel } from './label/issue-label.js';
import { StorageLocations } from './locations.service.js';
import { mustHaveRoomForItem, mustHaveRoomForPhoto } from './quotas.js';
import { rearrange } from './rearrangement/rearrange.js';
import { addSplitOff } from './split-and-merge.js';

/** Commands that span several streams: a new item and its label, a split, a merge, many items at once, photos. */
@Injectable()
export class Items {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(StorageLocations) private readonly locations: StorageLocations,
    @Inject(PHOTOS) private readonly photos: Photos,
    @Inject(INVENTORY_LOOKUP) readonly lookup: InventoryLookup,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
  ) {}

  /** Put an item into the caller's inventory, with its label.
   *  errors  NOT_SHOWN_YET (forbidden), LOCATION_NOT_FOUND (not-found), LOCATION_ARCHIVED, TOO_MANY_ITEMS (conflict), those of AddItem */
  async add(
    { quantity, locationId, ...body }: BodyOf<typeof addItem>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const id = deterministicId(meta.commandId, 'item');
    await this.locations.mustBeUsable(locationId, meta);
    await mustHaveRoomForItem(this, id, meta);
    if (opens(body.visibility)) await this.#mustBeShowable(meta);
    const code = await issueLabel(this.bus, 'item', id, meta);
    const content = itemContentOf(body);
    return this.#dispatch(id, {
      type: 'AddItem',
      code,
      content,
      locationId,
      quantity,
      photos: [],
      from: null,
      meta,
    });
  }

  /** Replace the content of an item; its link to a row of an imported file stays.
   *  errors  NOT_SHOWN_YET (forbidden), those of ReviseItem */
  async revise(id: string, body: BodyOf<typeof reviseItem>, meta: CommandMetadata): Promise<Receipt> {
    const { active } = await loadState(this.eventStore, itemState, id);
    if (opens(body.visibility, active?.content.visibility)) await this.#mustBeShowable(meta);
    const command = {
      type: 'ReviseItem',
      content: itemContentOf(body, active?.content.importRef),
      meta,
    } as const;
    const madeFrom = { version: body.madeFrom, changedBy: ['ItemRevised', 'StepUndone'] } as const;
    return dispatch(this.bus, itemDecider, id, command, { madeFrom });
  }

  async #mustBeShowable({ actor }: CommandMetadata): Promise<void> {
    const { missingRequirement } = await this.relations.standingOf(actor.id);
    if (missingRequirement !== null) throw notShownYet();
  }

  /** Split a quantity off as a new item.
   *  out     the receipt of the new item
   *  errors  TOO_MANY_ITEMS (conflict), those of SplitStock */
  async split(
    id: string,
    { locationId, quantity, reason }: BodyOf<typeof splitStock>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const intoItemId = deterministicId(meta.commandId, 'split');
    await mustHaveRoomForItem(this, intoItemId, meta);
    await this.#dispatch(id, { type: 'SplitStock', intoItemId, locationId, quantity, reason, meta });
    return addSplitOff(this.bus, this.eventStore, { fromItemId: id, intoItemId, locationId, quantity, meta });
  }

  /** Merge the stock of another item into this one.
   *  errors  MERGED_WITH_ITSELF (unprocessable), ITEM_LISTED, ITEM_LENT, TOO_MANY_PLACES, MERGE_OVERTAKEN (conflict), those of an edit of either */
  async merge(id: string, { fromItemId }: BodyOf<typeof mergeItem>, meta: CommandMetadata): Promise<Receipt> {
    return rearrange(this, meta, async () => {
      const into = openItemOf(await loadState(this.eventStore, itemState, id), meta);
      if (fromItemId === id)
        throw unprocessable('MERGED_WITH_ITSELF', { message: 'These are the same item. Choose another.' });
      const from = await loadState(this.eventStore, itemState, fromItemId);
      const isMerged = from.active?.mergedInto === id;
      const at = isMerged ? null : from.steps.length;
      const command = { type: 'MergeInto', intoItemId: id, at, meta } as const;
      if (itemDecider.decide(command, from).length === 0) return receiptOf(this.eventStore, itemEvents, id);
      mustHaveRoomAt(into, Object.keys(from.active?.stock ?? {}).map(locationOfKey));
      return event('MergeBegun', { fromItemId, fromVersion: from.steps.length, intoItemId: id });
    });
  }

  /** Add a photo; when the item would refuse it, that happens before the file is processed.
   *  errors  those of AddItemPhoto, TOO_MANY_ITEM_PHOTOS (conflict), NOT_A_PHOTO (invalid), PHOTO_TOO_LARGE (too-large) */
  async addPhoto(
    id: string,
    content: Content,
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly photo: Photo }> {
    const item = await loadState(this.eventStore, itemState, id);
    const placeholder = { id: '', width: 0, height: 0 };
    itemDecider.decide({ type: 'AddItemPhoto', photo: placeholder, meta }, item);
    await mustHaveRoomForPhoto(this.lookup, meta);
    const photo = await this.photos.add(content, id);
    return { ...(await this.#dispatch(id, { type: 'AddItemPhoto', photo, meta })), photo };
  }

  /** Change several items, each separately.
   *  errors  LOCATION_NOT_FOUND (not-found), LOCATION_ARCHIVED (conflict) of the place they go to; refusals of single items are in the response */
  async changeAll(
    { ids, change }: BodyOf<typeof changeItems>,
    meta: CommandMetadata,
  ): Promise<ResponseOf<typeof changeItems>> {
    if (change.kind === 'move') await this.locations.mustBeUsable(change.toId, meta);
    const refused: ResponseOf<typeof changeItems>['refused'] = [];
    let position = 0;
    const limited = limitConcurrency(8);
    await Promise.all(
      [...new Set(ids)].map((id) =>
        limited(async () => {
          try {
            position = Math.max(position, await this.#change(id, change, meta));
          } catch (error) {
            if (!(error instanceof DomainError)) throw error;
            refused.push({ id, code: error.code, message: error.message });
          }
        }),
      ),
    );
    return { changed: new Set(ids).size - refused.length, refused, position };
  }

  async #change(
    id: string,
    change: BodyOf<typeof changeItems>['change'],
    meta: CommandMetadata,
  ): Promise<number> {
    const active = openItemOf(await loadState(this.eventStore, itemState, id), meta);
    let position = 0;
    for (const [at, command] of commandsOf(active, change, meta.commandId).entries()) {
      const commandId = deterministicId(meta.commandId, id, at);
      const receipt = await this.#dispatch(id, { ...command, meta: { ...meta, commandId } } as ItemCommand);
      position = receipt.position;
    }
    return position;
  }

  #dispatch(id: string, command: ItemCommand): Promise<Receipt> {
    return dispatch(this.bus, itemDecider, id, command);
  }
}

type Kept = ReturnType<typeof openItemOf>;
type Bare<Command> = Command extends { readonly meta: unknown } ? Omit<Command, 'meta'> : never;

/** The commands of one item, in order. */
function commandsOf(
  active: Kept,
  change: BodyOf<typeof changeItems>['change'],
  commandId: string,
): readonly Bare<ItemCommand>[] {
  const places = Object.keys(active.stock).map(locationOfKey);
  switch (change.kind) {
    case 'move':
      return places.map((fromId) => ({ type: 'MoveStock', fromId, toId: change.toId, quantity: null }));
    case 'write-off':
      return places.map((locationId) => ({
        type: 'WriteOffItem',
        portionId: deterministicId(commandId, locationId ?? ''),
        locationId,
        quantity: null,
        why: change.why,
        reason: change.reason,
      }));
    case 'tag':
      return [{ type: 'TagItem', add: change.add, remove: change.remove }];
    case 'delete':
      return [{ type: 'DeleteItem' }];
  }
}
